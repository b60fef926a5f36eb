/** F8.16. */

import { expect, test } from "vitest";
import { findProduct, products } from "#sandbox/areas/special-coins/products.ts";
import { ceilTo, Decimal, floorTo } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { balanced, execute, openDesk, quote, settle, under, wallet } from "./special-coins-desk.ts";

openDesk();

const step = fc.record({
  product: fc.constantFrom(...products),
  isBack: fc.boolean(),
  exactTo: fc.boolean(),
  /** In units of the asked coin's last decimal, up to some thousands. */
  units: fc.bigInt({ min: 1n, max: 3_000_000_000n }),
  delivery: fc.constantFrom("fine", "sent twice", "dealer fails", "late"),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const accuracy: Readonly<Record<string, number>> = { USDT: 4, USDC: 6, DAI: 4, EURC: 6 };

/** The amounts as the rule says them, computed here once more. */
function promised({ product, isBack, exactTo }: Step, amount: Decimal): { from: string; to: string } {
  const [from, to] = isBack ? [product.toCoin, product.coin] : [product.coin, product.toCoin];
  const gives = (paid: Decimal) => (isBack ? paid.div(product.rate) : paid.times(product.rate));
  const costs = (received: Decimal) => (isBack ? received.times(product.rate) : received.div(product.rate));
  return exactTo
    ? { from: ceilTo(costs(amount), accuracy[from] ?? 0), to: amount.toFixed() }
    : { from: amount.toFixed(), to: floorTo(gives(amount), accuracy[to] ?? 0) };
}

test("whatever is exchanged, both ways: the books balance and nobody gains", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await under.control("/sandbox/control/reset", {});
      const { account, token } = await under.account({ balances: { funding: wallet } });
      for (const one of steps) {
        const [from, to] = one.isBack
          ? [one.product.toCoin, one.product.coin]
          : [one.product.coin, one.product.toCoin];
        const requestCoin = one.exactTo ? to : from;
        const amount = new Decimal(one.units.toString()).shiftedBy(-(accuracy[requestCoin] ?? 0));
        const firm = await quote(token, {
          productId: one.product.id,
          fromCoin: from,
          toCoin: to,
          requestCoin,
          requestAmount: amount.toFixed(),
        });
        if (firm.code !== 0) {
          expect([700_002, 700_005, 700_006, 700_007]).toContain(firm.code);
          continue;
        }
        const rule = promised(one, amount);
        expect([firm.result.fromAmount, firm.result.toAmount]).toEqual([rule.from, rule.to]);
        if (one.delivery === "dealer fails")
          await under.control("/sandbox/control/settings", { failConversions: 1 });
        if (one.delivery === "late") under.clock.advance(15_000);
        const send = () => execute(token, firm.result.quoteTxId);
        const codes = await Promise.all(one.delivery === "sent twice" ? [send(), send()] : [send()]);
        expect(codes.filter(({ code }) => code === 0)).toHaveLength(one.delivery === "late" ? 0 : 1);
        under.clock.advance(300);
      }
      const records = await settle(token);
      await balanced();
      for (const [coin, opening] of Object.entries(wallet)) {
        let expected = new Decimal(opening);
        for (const record of records.filter(({ state }) => state === "success")) {
          if (record.fromCoin === coin) expected = expected.minus(record.fromAmount);
          if (record.toCoin === coin) expected = expected.plus(record.toAmount);
        }
        expect(await under.balance(account, "funding", coin)).toBe(expected.toFixed());
        expect(await under.balance(account, "funding_locked", coin)).toBe("0");
      }
      for (const record of records) {
        const product = findProduct(
          steps.find(
            ({ product: one }) =>
              [one.coin, one.toCoin].includes(record.fromCoin) &&
              [one.coin, one.toCoin].includes(record.toCoin),
          )?.product.id ?? "",
        );
        const rate = new Decimal(product?.rate ?? "NaN");
        if (record.state !== "success") continue;
        // What came is worth at most what was paid, and less by no more than one unit of either coin.
        const [paid, came] =
          record.fromCoin === product?.coin
            ? [rate.times(record.fromAmount), new Decimal(record.toAmount)]
            : [new Decimal(record.fromAmount), rate.times(record.toAmount)];
        const loss = paid.minus(came);
        expect(loss.gte(0)).toBe(true);
        expect(loss.lte(new Decimal("0.0001").times(Decimal.max(rate, 1)))).toBe(true);
      }
    }),
    { numRuns: fuzzRuns(5) },
  );
});
