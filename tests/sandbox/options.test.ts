/** R7.25, F2f.1-F2f.4. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decideReview, dueReviews } from "#sandbox/areas/options/applications.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { longestText } from "#shared/domain/options-answers.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

type Agreement = CallOutput<"options.agreement">;
type Applied = CallOutput<"options.apply">;
type Answers = CallInput<"options.apply">["answers"];

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const productCode = "OPTION" as const;
const right = {
  call: "right",
  expiry: "worthless",
  maxLoss: "premium",
  writer: "unlimited",
  settle: "average",
  price: ["coin", "swings", "time"],
};
const answersOf = (given: Readonly<Record<string, string | string[]>>): Answers =>
  Object.entries(given).map(([id, value]) => ({ id, value }));

const query = async (token: string) =>
  under.call<"options.agreement", Agreement>("options.agreement", { productCode }, token);
const apply = (token: string, part: Readonly<Record<string, string | string[]>> = {}, version = "3.2") =>
  under.call<"options.apply", Applied>(
    "options.apply",
    { productCode, agreementVersion: version, agree: true, answers: answersOf({ ...right, ...part }) },
    token,
  );

describe("an application", () => {
  test("that is all right is approved, once", async () => {
    const { token } = await under.account();
    expect((await query(token)).result).toMatchObject({ status: "NONE", retryTime: 0, passScore: 5 });
    expect((await apply(token)).result).toEqual({ status: "APPROVED", score: 6, agreementVersion: "3.2" });
    expect((await query(token)).result).toMatchObject({ status: "APPROVED", score: 6 });
    expect((await apply(token)).code).toBe(700_003);
  });

  test.each([
    ["one wrong", { call: "loan" }, 5, "APPROVED"],
    ["an option too few of several", { price: ["time", "coin"] }, 5, "APPROVED"],
    ["two wrong", { call: "loan", price: ["chart"] }, 4, "REJECTED"],
    ["two wrong, and words to read", { call: "loan", expiry: "sold", experience: "Years" }, 4, "PENDING"],
    [
      "three wrong, and words",
      { call: "loan", expiry: "sold", writer: "half", experience: "x" },
      3,
      "REJECTED",
    ],
  ] as const)("with %s", async (_what, part, score, status) => {
    const { token } = await under.account();
    const { result } = await apply(token, part as Readonly<Record<string, string | string[]>>);
    expect(result).toMatchObject({ score, status });
    expect((await query(token)).result).toMatchObject({ score, status });
  });

  test("that was turned down may be made again when its time has come, not before", async () => {
    await under.control("/sandbox/control/settings", { optionsRetryMs: 600_000 });
    const { token } = await under.account();
    await apply(token, { call: "loan", expiry: "sold" });
    const end = under.clock.now() + 600_000;
    expect((await query(token)).result.retryTime).toBe(Math.ceil(end / 1000));
    under.clock.jump(599_000);
    expect((await apply(token)).code).toBe(700_003);
    under.clock.jump(1_000);
    expect((await query(token)).result).toMatchObject({ status: "REJECTED", retryTime: 0 });
    expect((await apply(token)).result.status).toBe("APPROVED");
  });

  test.each([
    ["APPROVED", 0],
    ["REJECTED", 1],
  ])("that a person reads ends as %s", async (status, refuseOptionReviews) => {
    await under.control("/sandbox/control/settings", { refuseOptionReviews, optionsReviewMs: 5_000 });
    const { token } = await under.account();
    await apply(token, { call: "loan", expiry: "sold", experience: "Five years at a desk" });
    expect((await apply(token)).code).toBe(700_003);
    under.clock.advance(5_000);
    await expect.poll(async () => (await query(token)).result.status).toBe(status);
  });

  test("is read by a person in places whose rules want that", async () => {
    const { token } = await under.account({ kycRegion: "AUT" });
    expect((await query(token)).result.questions.at(-1)).toMatchObject({ type: "TEXT", required: true });
    expect((await apply(token)).code).toBe(10_001);
    expect((await apply(token, { experience: "None so far" })).result.status).toBe("PENDING");
  });

  test("for terms that no longer hold is refused, and one that is approved is requested anew", async () => {
    const { token } = await under.account();
    expect((await apply(token, {}, "3.1")).code).toBe(10_001);
    await apply(token);
    await under.control("/sandbox/control/settings", { optionsVersion: "4.0" });
    expect((await query(token)).result).toMatchObject({ status: "NONE", agreementVersion: "4.0" });
    expect((await apply(token)).code).toBe(10_001);
    expect((await apply(token, {}, "4.0")).result.status).toBe("APPROVED");
  });

  test("that comes twice at once is taken once", async () => {
    const { token } = await under.account();
    const codes = (await Promise.all([apply(token), apply(token)])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 700_003]);
  });

  test.each([
    ["a question that was not asked", [{ id: "other", value: "x" }]],
    ["an option that there is not", answersOf({ ...right, call: "maybe" })],
    ["one option twice", answersOf({ ...right, price: ["time", "time", "coin"] })],
    ["a list where one is wanted", answersOf({ ...right, call: ["right"] })],
    ["words as a list", answersOf({ ...right, experience: ["x"] })],
    ["one question twice", [...answersOf(right), { id: "call", value: "loan" }]],
    ["a question without an answer", answersOf(right).slice(1)],
    ["too many words", answersOf({ ...right, experience: "x".repeat(longestText + 1) })],
  ])("with %s is refused, and changes nothing", async (_what, answers) => {
    const { token } = await under.account();
    const sent = { productCode, agreementVersion: "3.2", agree: true, answers } as const;
    expect((await under.call("options.apply", sent, token)).code).toBe(10_001);
    expect((await query(token)).result.status).toBe("NONE");
  });

  test.each([
    ["whose identity is not checked", { kycLevel: "LEVEL_DEFAULT", kycRegion: "" }, 42_039],
    ["who lives where options are not offered", { kycRegion: "USA" }, 10_024],
    ["with an Islamic account", { subAttribute: 2 }, 10_024],
  ])("of somebody %s is not taken", async (_who, profile, code) => {
    const { token } = await under.account(profile);
    expect((await query(token)).code).toBe(code);
    expect((await apply(token)).code).toBe(code);
  });
});

test("demo accounts show each state, and terms have their page", async () => {
  const states = async (account: string) => {
    const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
    return (await query(token)).result;
  };
  expect(await states("trader")).toMatchObject({ status: "NONE" });
  expect(await states("reviewed")).toMatchObject({ status: "PENDING" });
  const retaker = await states("retaker");
  expect(retaker).toMatchObject({ status: "REJECTED", score: 3 });
  expect(retaker.retryTime * 1000).toBeGreaterThan(under.clock.now());
  const ready = await states("ready");
  expect(ready).toMatchObject({ status: "APPROVED", score: 6 });
  const terms = await fetch(`${under.origin}${ready.agreementUrl}`);
  expect(await terms.text()).toContain("Options terms, version 3.2");
});

test.each([
  ["reviewed", "PENDING"],
  ["retaker", "REJECTED"],
  ["ready", "APPROVED"],
])("the demo account %s is %s at every sign-in, weeks later too", async (account, status) => {
  under.clock.jump(9 * 86_400_000);
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  const { result } = await query(token);
  expect(result).toMatchObject({ status });
  expect(result.retryTime * 1000 > under.clock.now()).toBe(status === "REJECTED");
});

test("one that was found to be due and was put off meanwhile is not decided", async () => {
  const { db } = under.sandbox.exchange.database;
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account: "reviewed" });
  // Those of other tests among them: which one comes first is the server's affair.
  const found = await dueReviews(db, under.clock.now() + 2 * 86_400_000);
  const decide = (at: number) =>
    db.transaction(async (tx) => {
      for (const id of found) await decideReview(tx, id, at, 0);
    });
  await decide(under.clock.now());
  expect((await query(token)).result).toMatchObject({ status: "PENDING" });
  await decide(under.clock.now() + 2 * 86_400_000);
  expect((await query(token)).result).toMatchObject({ status: "APPROVED" });
});
