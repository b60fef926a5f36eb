/** D6.1. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

const accountType = "eb_convert_funding";
const coins = ["BTC", "USDT", "ETH", "PEPE", "EURC"] as const;
const opening = { BTC: "0.5", USDT: "40000", ETH: "5", PEPE: "90000000", EURC: "1000" };

/** What may happen to a confirmation on its way. */
const deliveries = [
  "fine",
  "sent twice",
  "killed before",
  "killed after",
  "dealer fails",
  "looked up first",
] as const;
const step = fc.record({
  from: fc.constantFrom(...coins),
  to: fc.constantFrom(...coins),
  /** Share of the opening balance, thousandths. */
  share: fc.integer({ min: 1, max: 700 }),
  delivery: fc.constantFrom(...deliveries),
  settle: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function run(token: string, one: Step): Promise<void> {
  const places = one.from === "PEPE" ? 2 : 4;
  const amount = new Decimal(opening[one.from])
    .times(one.share)
    .div(1000)
    .toFixed(places, Decimal.ROUND_FLOOR);
  const wanted = { fromCoin: one.from, toCoin: one.to, requestCoin: one.from, requestAmount: amount };
  const firm = await under.call(
    "convert.quote",
    { accountType, ...wanted, requestId: newRequestId() },
    token,
  );
  if (firm.code !== 0) return;
  const input = { quoteTxId: firm.result.quoteTxId ?? "", accountType, requestId: newRequestId() } as const;
  const send = () => under.call("convert.execute", input, token).catch(() => undefined);
  const fault = { call: "convert.execute", times: 1 };
  if (one.delivery === "killed before")
    await under.control("/sandbox/control/faults", { ...fault, dropBeforeHandling: true });
  if (one.delivery === "killed after")
    await under.control("/sandbox/control/faults", { ...fault, dropAfterHandling: true });
  if (one.delivery === "dealer fails")
    await under.control("/sandbox/control/settings", { failConversions: 1 });
  if (one.delivery === "looked up first")
    await under.call("outcome.lookup", { requestId: input.requestId }, token);
  await Promise.all(one.delivery === "sent twice" ? [send(), send()] : [send()]);
  if (one.settle) under.clock.advance(300);
}

async function finishAll(token: string): Promise<Record<string, string>[]> {
  under.clock.advance(300);
  const history = async () =>
    (
      await under.call<"convert.history", { list: Record<string, string>[] }>(
        "convert.history",
        { limit: 100 },
        token,
      )
    ).result.list;
  await expect
    .poll(async () => (await history()).map((row) => row.exchangeStatus))
    .not.toContain("processing");
  return history();
}

test("whatever happens to conversions, the books balance and the owner has what the records say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      await under.control("/sandbox/control/reset", {});
      const { account, token } = await under.account({ balances: { funding: opening } });
      for (const one of steps) await run(token, one);
      const records = await finishAll(token);

      const { coins: sums, drifted } = await under.control<{
        coins: Record<string, string>;
        drifted: number;
      }>("/sandbox/control/trial-balance");
      expect(new Set(Object.values(sums))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);

      for (const coin of coins) {
        let expected = new Decimal(opening[coin]);
        for (const record of records.filter(({ exchangeStatus }) => exchangeStatus === "success")) {
          if (record.fromCoin === coin) expected = expected.minus(record.fromAmount ?? 0);
          if (record.toCoin === coin) expected = expected.plus(record.toAmount ?? 0);
        }
        expect(expected.isNegative()).toBe(false);
        expect(await under.balance(account, "funding", coin)).toBe(expected.toFixed());
        expect(await under.balance(account, "funding_locked", coin)).toBe("0");
      }
    }),
    { numRuns: fuzzRuns(4) },
  );
});
