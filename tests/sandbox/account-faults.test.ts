/** D6.6. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** Faults and counts of one account: tests that share a sandbox leave each other alone. */

let under: SandboxUnderTest;
let one = { account: "", token: "" };
let other = { account: "", token: "" };
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  one = await under.account();
  other = await under.account();
});
afterAll(() => under.close());

const call = "profile.get";
const codeOf = async (token: string) => (await under.call(call, {}, token)).code;
const seen = async (query: string) =>
  (await under.control<{ count: number }>(`/sandbox/control/seen?call=${call}${query}`)).count;

test("a fault of an account is used up by that account's requests alone", async () => {
  await under.control("/sandbox/control/faults", { call, account: one.account, retCode: 10_024, times: 1 });
  expect(await codeOf(other.token)).toBe(0);
  expect(await codeOf("")).toBe(10_007);
  expect(await codeOf(one.token)).toBe(10_024);
  expect(await codeOf(one.token)).toBe(0);
});

test("a reset of an account leaves the others' faults and everybody's", async () => {
  for (const { account } of [one, other])
    await under.control("/sandbox/control/faults", { call, account, retCode: 10_024 });
  await under.control("/sandbox/control/reset", { account: one.account });
  expect(await codeOf(one.token)).toBe(0);
  expect(await codeOf(other.token)).toBe(10_024);
  await under.control("/sandbox/control/faults", { call, retCode: 10_016 });
  await under.control("/sandbox/control/reset", { account: one.account });
  expect(await codeOf(one.token)).toBe(10_016);
});

test("arrivals are counted by account, those after signing out with it", async () => {
  await codeOf(one.token);
  await codeOf(other.token);
  await under.call("profile.logout", {}, one.token);
  expect(await codeOf(one.token)).toBe(10_007);
  expect(await seen(`&account=${one.account}`)).toBe(2);
  expect(await seen(`&account=${other.account}`)).toBe(1);
  expect(await seen("")).toBe(3);
});
