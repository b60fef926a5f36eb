/** F6d.1, F2c.5, F2i.6, F4c.9, D3.8, D10.4, D10.5, D10.7. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import { noAnswers, questionnaireOf } from "#shared/domain/travel-rule.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { createSenderAnswers } from "#worker/deposit-risk/sender.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { resolveOutcome } from "#worker/http/resolve-outcome.ts";
import { createServerClock } from "#worker/http/server-clock.ts";
import { signingPolicy } from "#worker/http/signing-policy.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "../sandbox/sandbox-under-test.ts";
import { manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

/** Hostile answers to what is asked about deposits, on the worker's own client against a real exchange. */

let under: SandboxUnderTest;
let person: { readonly account: string; readonly token: string };
let client: HttpClient;
let sender: ReturnType<typeof createSenderAnswers>;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  await under.control("/sandbox/control/settings", { depositBlockMs: 1000 });
  person = await under.account({ kycRegion: "AUT" });
  const clock = manualClock(under.clock.now());
  const serverClock = createServerClock(clock);
  client = createHttpPlane({
    ...planeOptions({ clock, serverClock, apiBase: `${under.origin}/x-api/`, token: () => person.token }),
    signing: signingPolicy(under.sandbox.exchange.keys.published, "localhost"),
  });
  sender = createSenderAnswers(client, () => under.clock.now());
});

let lastId = 0;
const nextId = (): string => {
  lastId += 1;
  return `call-${lastId}`;
};
/** What a look-up has proven. */
async function outcomeOf(call: string, input: object): Promise<unknown> {
  const serverNow = () => under.clock.now();
  const answer = await resolveOutcome({ http: client, load: loadCall, serverNow }, { call, input });
  if (answer.kind !== "ok") throw new Error("nobody is logged in");
  return answer.data;
}
const fault = (part: object) => under.control("/sandbox/control/faults", { times: 1, ...part });

async function failure(promise: Promise<unknown>): Promise<ErrorData> {
  const thrown = await promise.then(
    (value) => new Error(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (thrown instanceof CofferError) return thrown.data;
  throw thrown;
}

const addressOf = (name: string): string => deriveAddress("EVM", createHash("sha256").update(name).digest());
const check = (name: string) =>
  sender["deposit.sender"]({ coin: "ETH", chain: "ETH", fromAddress: addressOf(name) });

describe("the check of a sender", () => {
  it("says what the exchange says, of an address without what was typed around it", async () => {
    const fromAddress = addressOf("clean");
    const said = await sender["deposit.sender"]({
      coin: "ETH",
      chain: "ETH",
      fromAddress: `  ${fromAddress}\n`,
    });
    expect(said).toMatchObject({
      state: "checked",
      result: "pass",
      fromAddress,
      riskLevel: "LOW",
      reasons: [],
    });
  });

  it.each(["", "0x12", "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh", addressOf("x").slice(0, -1)])(
    "is not asked about %j",
    async (fromAddress) => {
      expect(await sender["deposit.sender"]({ coin: "ETH", chain: "ETH", fromAddress })).toEqual({
        state: "invalid",
      });
      expect(await under.control("/sandbox/control/seen?call=preKya.check")).toEqual({ count: 0 });
    },
  );

  const pass = { status: "PASS", riskLevel: "LOW", reasons: [], checkId: "kya1" };
  const day = 86_400_000;
  it.each([
    ["unsigned", () => ({ signature: "absent" })],
    ["signed with another key", () => ({ signature: "wrong" })],
    ["signed with nonsense", () => ({ signature: "malformed" })],
    [
      "of another address",
      () => ({
        retCode: 0,
        result: { ...pass, expireTime: under.clock.now() + day, fromAddress: addressOf("other") },
      }),
    ],
    [
      "of another network",
      () => ({ retCode: 0, result: { ...pass, expireTime: under.clock.now() + day, chain: "BASE" } }),
    ],
    [
      "of another coin",
      () => ({ retCode: 0, result: { ...pass, expireTime: under.clock.now() + day, coin: "USDT" } }),
    ],
    [
      "that holds for years",
      () => ({ retCode: 0, result: { ...pass, expireTime: under.clock.now() * 1000 } }),
    ],
    ["without an end", () => ({ retCode: 0, result: pass })],
    ["lost on its way", () => ({ dropAfterHandling: true })],
    ["that is an error after acting", () => ({ retCode: 10_016, afterHandling: true })],
  ] as const)("opens nothing by an answer %s", async (_what, wrong) => {
    await fault({ call: "preKya.check", ...wrong() });
    await failure(check("clean"));
    // What was wrong was the answer: asked again, it is the very same check.
    expect(await check("clean")).toMatchObject({ result: "pass" });
  });

  it.each([
    [{ ...pass, expireTime: 1_600_000_000_000 }, "expired"],
    [{ ...pass, riskLevel: "SEVERE", reasons: ["SANCTIONS"] }, "review"],
    [{ ...pass, status: "LATER" }, "pending"],
    [{ ...pass, status: "REJECT" }, "reject"],
  ] as const)("takes %j as %s", async (answer, result) => {
    const expireTime = under.clock.now() + day;
    await fault({ call: "preKya.check", retCode: 0, result: { expireTime, ...answer } });
    expect(await check("clean")).toMatchObject({ state: "checked", result });
  });
});

const questionnaire = JSON.stringify(
  questionnaireOf("EU", {
    ...noAnswers,
    wallet: "own",
    owner: "me",
    firstName: "Mira",
    lastName: "Kovacs",
    purpose: "My own savings, moved from cold storage",
  }),
);

describe("answers about a held deposit", () => {
  let id: string;
  beforeEach(async () => {
    const sent = { account: person.account, coin: "XRP", chain: "XRP", amount: "150.25" };
    id = (await under.control<{ id: string }>("/sandbox/control/deposits", sent)).id;
  });
  const input = (requestId = newRequestId()): CallInput<"travelRule.submit"> => ({
    depositId: id,
    questionnaire,
    requestId,
  });
  const submit = (given: CallInput<"travelRule.submit">) =>
    client.call("travelRule.submit", given, { id: nextId(), exempt: false });
  const resolved = (given: CallInput<"travelRule.submit">) => outcomeOf("travelRule.submit", { ...given });
  const seen = async ({ requestId }: CallInput<"travelRule.submit">): Promise<number> =>
    (
      await under.control<{ count: number }>(
        `/sandbox/control/seen?call=travelRule.submit&requestId=${requestId}`,
      )
    ).count;

  it("are signed, taken and answered with where they stand", async () => {
    expect(await submit(input())).toMatchObject({ kind: "ok", data: { travelRuleStatus: 2, depositId: id } });
  });

  it.each([
    ["unsigned", { signature: "absent" }],
    ["signed with another key", { signature: "wrong" }],
    ["signed with nonsense", { signature: "malformed" }],
    ["lost", { dropAfterHandling: true }],
    ["cut off", { cutBody: true }],
    ["an error after acting", { retCode: 10_016, afterHandling: true }],
    ["a refusal of no closed list after acting", { retCode: 790_000, afterHandling: true }],
    ["a server's fault after acting", { status: 500, afterHandling: true }],
    [
      "of another deposit",
      { retCode: 0, result: { travelRuleStatus: 0, depositId: "7" }, afterHandling: true },
    ],
    ["of no form", { retCode: 0, result: { travelRuleStatus: "yes" }, afterHandling: true }],
  ] as const)("whose answer is %s are unknown, looked up, and never sent again", async (_what, wrong) => {
    await fault({ call: "travelRule.submit", ...wrong });
    const given = input();
    expect(await failure(submit(given))).toMatchObject({ outcome: "unknown", requestId: given.requestId });
    expect(await resolved(given)).toMatchObject({
      state: "done",
      result: { travelRuleStatus: 2, depositId: id },
    });
    // What the page has kept of it tells nothing of people, and is looked up all the same.
    expect(await resolved({ ...given, questionnaire: "{}" })).toMatchObject({ state: "done" });
    expect(await seen(given)).toBe(1);
  });

  it("that never arrived did not happen, and cannot any more", async () => {
    await fault({ call: "travelRule.submit", dropBeforeHandling: true });
    const given = input();
    expect(await failure(submit(given))).toMatchObject({ outcome: "unknown" });
    expect(await resolved(given)).toEqual({ state: "absent" });
    expect(await failure(submit(given))).toMatchObject({ code: "10014", outcome: "unknown" });
    expect(await submit(input())).toMatchObject({ kind: "ok" });
  });

  it("are proven refused only by a code of the closed list, signed", async () => {
    await fault({ call: "travelRule.submit", retCode: 131_068, signature: "absent" });
    expect(await failure(submit(input()))).toMatchObject({ outcome: "unknown" });
    await fault({ call: "travelRule.submit", retCode: 131_068 });
    expect(await failure(submit(input()))).toMatchObject({ code: "131068", outcome: "none" });
  });

  it("a look-up that speaks of another call, or of another deposit, proves nothing", async () => {
    const given = input();
    await submit(given);
    const done = { requestId: given.requestId, state: "done", retCode: 0, retMsg: "" };
    for (const lie of [
      { ...done, path: "/v3/private/cht/asset-deposit/deposit/return", result: { travelRuleStatus: 0 } },
      { ...done, result: { travelRuleStatus: 0, depositId: "7" } },
      { ...done, requestId: "another-request", result: { travelRuleStatus: 0, depositId: id } },
      { ...done, retCode: 10_016, result: null },
    ]) {
      await fault({ call: "outcome.lookup", retCode: 0, result: lie });
      expect(await failure(resolved(given))).toMatchObject({ outcome: "unknown" });
    }
    expect(await resolved(given)).toMatchObject({ state: "done" });
  });

  it("are not sent where they are longer than the wire takes", async () => {
    const long = { ...input(), questionnaire: JSON.stringify({ note: "x".repeat(16_384) }) };
    expect(await failure(submit(long))).toMatchObject({ code: "BAD_REQUEST", outcome: "none" });
    expect(await seen(long)).toBe(0);
  });

  it("a number that would name another deposit is not sent", async () => {
    const rounded = { ...input(), depositId: Number("17958234561231234567") };
    expect(await failure(submit(rounded))).toMatchObject({ code: "BAD_REQUEST", outcome: "none" });
  });
});

describe("what else is done about a deposit", () => {
  it("is bound to it: an answer of another one is unknown", async () => {
    const sent = { account: person.account, coin: "XRP", chain: "XRP", amount: "20", depositType: "50" };
    const { id } = await under.control<{ id: string }>("/sandbox/control/deposits", sent);
    const back = { depositId: id, requestId: newRequestId() };
    await fault({
      call: "depositHold.return",
      retCode: 0,
      result: { depositId: "7", status: 4 },
      afterHandling: true,
    });
    const call = client.call("depositHold.return", back, { id: nextId(), exempt: false });
    expect(await failure(call)).toMatchObject({ outcome: "unknown" });
    expect(await outcomeOf("depositHold.return", back)).toEqual({
      state: "done",
      result: { depositId: id, status: 4 },
    });
  });
});
