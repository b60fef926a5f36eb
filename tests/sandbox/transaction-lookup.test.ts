/** F0.7, F2c.3, F2i.5, F6d.2: a transaction is found whenever it was, unless days are named. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { records, withdraw } from "./withdraw-desk.ts";

const dayMs = 86_400_000;
let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

/** Sixty days go by, which no session outlasts. */
async function later(account: string): Promise<{ readonly now: number; readonly token: string }> {
  under.clock.jump(60 * dayMs);
  const { token } = await under.control<{ token: string }>("/sandbox/session", { account });
  return { now: under.clock.now(), token };
}

test("of a deposit", async () => {
  const { account } = await under.account();
  const sent = { account, coin: "USDT", chain: "TRX", amount: "25" };
  const { txID } = await under.control<{ txID: string }>("/sandbox/control/deposits", sent);
  const { now, token } = await later(account);
  const found = async (input: CallInput<"deposit.records">): Promise<number> => {
    const { result } = await under.call<"deposit.records", { rows: unknown[] }>(
      "deposit.records",
      input,
      token,
    );
    return result.rows.length;
  };
  expect(await found({})).toBe(0);
  expect(await found({ txID })).toBe(1);
  expect(await found({ txID: "9f2c" })).toBe(0);
  expect(await found({ txID, startTime: now - 20 * dayMs })).toBe(0);
  expect(await found({ txID, endTime: now - 59 * dayMs })).toBe(1);
});

test("of a withdrawal", async () => {
  const me = await under.account({ balances: { funding: { USDT: "1000" } } });
  const { result } = await withdraw(under, me);
  const txID = await vi.waitFor(
    async () => {
      under.clock.advance(1_000);
      const [one] = await records(under, me, { withdrawID: result.id });
      expect(one?.txID).toMatch(/^\w{64}$/);
      return one?.txID ?? "";
    },
    { interval: 5 },
  );
  const { now, token } = await later(me.account);
  const found = async (input: CallInput<"withdraw.records">): Promise<number> =>
    (await records(under, { ...me, token }, input)).length;
  expect(await found({})).toBe(0);
  expect(await found({ txID })).toBe(1);
  expect(await found({ txID, startTime: now - 20 * dayMs })).toBe(0);
  expect(await found({ txID, endTime: now - 59 * dayMs })).toBe(1);
});
