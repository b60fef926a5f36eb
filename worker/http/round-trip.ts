import type { Clock } from "../clock.ts";
import { readCounted } from "../counted-text.ts";
import { CallFailed } from "./call-failed.ts";
import type { Fetch, HttpReply, HttpRequest } from "./http-message.ts";

/** R9.1. Covers the body too. */
export const timeoutMs = 30_000;

/** One request and its whole answer. Rejects with {@link CallFailed}: cancelled, timeout or network. */
export async function roundTrip(
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
  request: HttpRequest,
  cancelled: AbortSignal,
): Promise<HttpReply> {
  if (cancelled.aborted) throw new CallFailed("cancelled", "", false);
  const abort = new AbortController();
  let why: "cancelled" | "timeout" | "network" = "network";
  const end = (cause: typeof why) => () => {
    why = cause;
    abort.abort();
  };
  const onCancel = end("cancelled");
  cancelled.addEventListener("abort", onCancel);
  const timer = clock.setTimeout(end("timeout"), timeoutMs);
  const sentAt = clock.now();
  try {
    const { url, method, headers, body } = request;
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      credentials: "include",
      // A redirect would carry the token to wherever it points.
      redirect: "error",
      cache: "no-store",
      signal: abort.signal,
    });
    const receivedAt = clock.now();
    const text = response.body === null ? "" : await readCounted(response.body);
    const date = response.headers.get("date") ?? "";
    const signature = response.headers.get("x-signature") ?? "";
    const { status, statusText } = response;
    return { status, statusText, text, date, signature, sentAt, receivedAt };
  } catch {
    throw new CallFailed(why, "", true);
  } finally {
    clock.clearTimeout(timer);
    cancelled.removeEventListener("abort", onCancel);
  }
}
