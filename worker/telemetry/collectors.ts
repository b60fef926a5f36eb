import type { LogLine, MonitorEvent } from "#shared/contract/telemetry.ts";
import { CallFailed } from "../http/call-failed.ts";
import { statusFailure } from "../http/failures.ts";
import type { Fetch } from "../http/http-message.ts";

/** Posts a batch of events to the host's collector (R7.31, R7.32); any 2xx is enough. */
export async function postEvents(
  fetch: Fetch,
  url: string,
  events: readonly MonitorEvent[],
  leaving: boolean,
): Promise<void> {
  await post(fetch, url, { events }, leaving);
}

/** Writes a line; another reply than the literal `ok` is 'Non Response!' (R8.13). */
export async function writeLog(fetch: Fetch, url: string, line: LogLine, leaving: boolean): Promise<void> {
  const reply = await post(fetch, url, line, leaving);
  if (reply !== "ok") throw new CallFailed("log-reply", "", true);
}

async function post(fetch: Fetch, url: string, body: object, leaving: boolean): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    // A collector may be a third party: it gets neither cookies nor the page's address.
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error",
    keepalive: leaving,
  });
  const byStatus = statusFailure(response.status);
  if (byStatus) throw new CallFailed(byStatus, String(response.status), true, response.status);
  return response.text();
}
