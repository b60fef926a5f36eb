/** R8.1-R8.12. */

import * as v from "valibot";
import { expect, it } from "vitest";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { failures } from "#worker/http/failures.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock } from "#worker/http/server-clock.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";
import { randomAnswers } from "./random-answers.ts";

/** Random answers: each ends in an error of the catalogue or in a result that has the contract's shape. */

const maxAnswers = fuzzRuns(8_000);
const firstSeed = dailySeed();

const inputs: { readonly [N in HttpCallName]?: CallInput<N> } = {
  "profile.get": {},
  "profile.exchangeRate": { name: "EUR" },
  "member.permissions": {},
  "site.config": { siteId: "", account: "MAIN" },
  "convert.coins": { accountType: "eb_convert_funding", side: 0 },
  "convert.history": {},
  "convert.execute": { quoteTxId: "q", accountType: "eb_convert_funding", requestId: "request-1" },
  "market.klines": { symbol: "BTCUSDT", interval: "60" },
  "assets.overview": {},
  "outcome.lookup": { requestId: "request-1" },
  "withdraw.records": {},
  "regions.countries": {},
};
const names = Object.keys(inputs) as HttpCallName[];

const known = new Set(Object.values(failures).map(({ code }): string => code));

it("each ends in an error of the catalogue or a valid result", async () => {
  const answers = randomAnswers(firstSeed);
  const clock = manualClock();
  const serverClock = createServerClock(clock);
  const connect = (): HttpClient =>
    createHttpPlane({
      ...planeOptions({ clock, serverClock, apiBase: "https://host/x-api/" }),
      fetch: async () => answers.next(requested),
    });
  let requested: HttpCallName = "profile.get";
  let client = connect();
  const ends = new Map<string, number>();
  for (let at = 0; at < maxAnswers; at += 1) {
    const name = names[at % names.length] ?? "profile.get";
    // Kept answers would spare the client the next ones.
    if (at % names.length === 0) client = connect();
    requested = name;
    const end = await endOf(client, name, `call-${at}`, at % 7 === 0);
    ends.set(end, (ends.get(end) ?? 0) + 1);
    expect(Number.isFinite(serverClock.now())).toBe(true);
  }
  // It has been everywhere: nothing of this is an empty exercise.
  for (const end of ["ok", "refused", "anonymous", "HTTP", "NETWORK", "NON_RESPONSE", "BAD_RESPONSE"]) {
    expect(ends.get(end) ?? 0, end).toBeGreaterThan(10);
  }
});

async function endOf(client: HttpClient, name: HttpCallName, id: string, exempt: boolean): Promise<string> {
  try {
    const result = await client.call(name, inputs[name] as never, { id, exempt });
    if (result.kind === "anonymous") return "anonymous";
    if (!v.is(httpCalls[name].response, result.data)) throw new Error(`${name}: a result of another shape`);
    return "ok";
  } catch (thrown) {
    if (!isCofferError(thrown)) throw thrown;
    const { kind, code, call, outcome, retMsg, show, message } = thrown.data;
    expect(call).toBe(name);
    expect(show).toBeDefined();
    expect(typeof message).toBe("string");
    expect(outcome === "unknown" && name !== "convert.execute").toBe(false);
    // Whatever crosses to the page has to be data.
    expect(() => structuredClone(thrown.data)).not.toThrow();
    if (kind === "BusinessError" || kind === "NotLoggedIn") {
      expect(typeof retMsg).toBe("string");
      return "refused";
    }
    if (!known.has(code)) throw new Error(`${name}: ${code} is no row of the catalogue`, { cause: thrown });
    return code;
  }
}
