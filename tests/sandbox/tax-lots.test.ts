/** F6i.1, F6i.2, F6i.10. */

import { describe, expect, test } from "vitest";
import { type Gains, gainsOf, type TaxEvent } from "#sandbox/areas/tax/gains.ts";
import { LotPool, sharesOf } from "#sandbox/areas/tax/lots.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const n = (text: string | number): Decimal => new Decimal(text);
const unknown = { cost: null } as const;
const bought = (at: number, amount: string, cost: string, more: object = {}): TaxEvent => ({
  type: "acquired",
  at,
  ref: `buy-${at}`,
  owner: "1",
  coin: "BTC",
  amount: n(amount),
  acquiredAt: at,
  cost: n(cost),
  basis: "value",
  ...more,
});
const sold = (at: number, amount: string, proceeds: string, more: object = {}): TaxEvent => ({
  type: "disposed",
  at,
  ref: `sell-${at}`,
  owner: "1",
  coin: "BTC",
  amount: n(amount),
  proceeds: n(proceeds),
  as: "CONVERT",
  ...more,
});
const shown = ({ gains }: Gains): string[] =>
  gains.map(({ owner, acquiredAt, ...row }) => {
    const [amount, proceeds, cost, gain] = [row.amount, row.proceeds, row.cost, row.gain].map(
      (one) => one?.toFixed() ?? "?",
    );
    return `${owner} ${amount} of ${acquiredAt}: ${proceeds} - ${cost} = ${gain}`;
  });

describe("first in, first out", () => {
  test.each([
    ["one lot whole", [bought(1, "1", "100"), sold(2, "1", "150")], ["1 1 of 1: 150 - 100 = 50"]],
    [
      "the older lot first, then a part of the next",
      [bought(1, "1", "100"), bought(2, "2", "300"), sold(3, "2", "500")],
      ["1 1 of 1: 250 - 100 = 150", "1 1 of 2: 250 - 150 = 100"],
    ],
    [
      "cents that do not divide stay with the rest of the lot",
      [bought(1, "3", "100"), sold(2, "1", "40"), sold(3, "1", "40"), sold(4, "1", "40")],
      ["1 1 of 1: 40 - 33.33 = 6.67", "1 1 of 1: 40 - 33.33 = 6.67", "1 1 of 1: 40 - 33.34 = 6.66"],
    ],
    [
      "a declared day counts, not the day that it came",
      [bought(5, "1", "100"), bought(6, "1", "70", { acquiredAt: 1 }), sold(7, "1", "90")],
      ["1 1 of 1: 90 - 70 = 20"],
    ],
    [
      "a transfer between own accounts is no disposal and keeps the lot",
      [
        bought(1, "2", "100"),
        { type: "moved", at: 2, ref: "m", coin: "BTC", amount: n(1), from: "1", to: "2" },
        sold(3, "1", "80", { owner: "2" }),
      ],
      ["2 1 of 1: 80 - 50 = 30"],
    ],
    [
      "what is withdrawn takes the oldest lot along, without a gain",
      [
        bought(1, "1", "100"),
        bought(2, "1", "200"),
        { type: "left", at: 3, ref: "w", owner: "1", coin: "BTC", amount: n(1) },
        sold(4, "1", "250"),
      ],
      ["1 1 of 2: 250 - 200 = 50"],
    ],
    [
      "a deposit that goes back takes its own lot, not the oldest",
      [
        bought(1, "1", "100"),
        bought(2, "1", "200", { ref: "dep" }),
        { type: "returned", at: 3, ref: "dep", owner: "1", coin: "BTC", amount: n(1) },
        sold(4, "1", "250"),
      ],
      ["1 1 of 1: 250 - 100 = 150"],
    ],
    [
      "a lot of unknown cost has no gain, in no part of it, and the next lot has",
      [bought(1, "2", "0", unknown), bought(2, "1", "100"), sold(3, "1", "80"), sold(4, "2", "200")],
      ["1 1 of 1: 80 - ? = ?", "1 1 of 1: 100 - ? = ?", "1 1 of 2: 100 - 100 = 0"],
    ],
    [
      "what brought nobody knows what has no gain, and takes its cost along",
      [bought(1, "1", "100"), sold(2, "1", "0", { proceeds: null })],
      ["1 1 of 1: ? - 100 = ?"],
    ],
    [
      "a result on contracts whose coin has no price",
      [{ type: "result", at: 1, ref: "d", owner: "1", coin: "NEW", amount: n(5), won: null }],
      ["1 5 of null: ? - ? = ?"],
    ],
    [
      "a loss on contracts has no lot",
      [{ type: "result", at: 1, ref: "d", owner: "1", coin: "USDT", amount: n(5), won: n("-4.60") }],
      ["1 5 of null: 0 - 4.6 = -4.6"],
    ],
  ] as [string, TaxEvent[], string[]][])("%s", (_name, events, expected) => {
    expect(shown(gainsOf(events))).toEqual(expected);
  });

  test("proceeds by piece come to the whole, to the cent", () => {
    const pool = new LotPool();
    for (const at of [1, 2, 3])
      pool.add({ ref: `${at}`, acquiredAt: at, amount: n(1), cost: n(1), basis: "value" });
    const shares = sharesOf(n("10"), pool.take(n(3), 9));
    expect(shares.map((share) => share?.toFixed(2))).toEqual(["3.33", "3.33", "3.34"]);
  });
});

/** Events that the books could have: nobody gives more than they have. */
const amounts = fc.integer({ min: 1, max: 10_000 });
const step = fc.record({
  what: fc.constantFrom("buy", "sell", "move", "leave"),
  owner: fc.constantFrom("1", "2"),
  coin: fc.constantFrom("BTC", "ETH"),
  amount: amounts,
  /** Cents; null where no price of the day is known. */
  money: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { freq: 6 }),
});

function eventsFrom(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): TaxEvent[] {
  const held = new Map<string, number>();
  return steps.flatMap(({ what, owner, coin, amount, money }, at): TaxEvent[] => {
    const key = `${owner}/${coin}`;
    const has = held.get(key) ?? 0;
    const given = Math.min(has, amount);
    const cents = money === null ? null : n(money).shiftedBy(-2);
    const base = { at, ref: `e${at}`, coin, owner };
    if (what === "buy") {
      held.set(key, has + amount);
      const lot = { acquiredAt: at, cost: cents, basis: "value" } as const;
      return [{ ...base, type: "acquired", amount: n(amount).shiftedBy(-3), ...lot }];
    }
    if (given === 0) return [];
    const part = n(given).shiftedBy(-3);
    held.set(key, has - given);
    if (what === "sell") return [{ ...base, type: "disposed", amount: part, proceeds: cents, as: "CONVERT" }];
    if (what === "leave") return [{ ...base, type: "left", amount: part }];
    const to = owner === "1" ? "2" : "1";
    held.set(`${to}/${coin}`, (held.get(`${to}/${coin}`) ?? 0) + given);
    return [{ type: "moved", at, ref: `e${at}`, coin, amount: part, from: owner, to }];
  });
}

/** Of what is known. */
const sum = (values: readonly (Decimal | null)[]): string =>
  values.reduce<Decimal>((all, value) => all.plus(value ?? 0), n(0)).toFixed();
const total = <T extends TaxEvent["type"]>(
  events: readonly TaxEvent[],
  type: T,
  of: (event: Extract<TaxEvent, { type: T }>) => Decimal | null,
): string =>
  sum(events.filter((event): event is Extract<TaxEvent, { type: T }> => event.type === type).map(of));

const settings = { numRuns: fuzzRuns(300) };

describe("whatever happens", () => {
  test("coins, costs and proceeds are conserved to the last digit, and each gain is proceeds less cost", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const events = eventsFrom(steps);
        const { gains, held, costThatLeft } = gainsOf(events);
        const lots = ["1", "2"].flatMap((owner) => ["BTC", "ETH"].flatMap((coin) => held(owner, coin)));
        const came = total(events, "acquired", ({ amount }) => amount);
        const went = [
          ...gains.map(({ amount }) => amount),
          n(total(events, "left", ({ amount }) => amount)),
          ...lots.map(({ amount }) => amount),
        ];
        expect(sum(went)).toBe(came);
        const costs = [costThatLeft, ...[...gains, ...lots].map(({ cost }) => cost)];
        expect(sum(costs)).toBe(total(events, "acquired", ({ cost }) => cost));
        expect(sum(gains.map(({ proceeds }) => proceeds))).toBe(
          total(events, "disposed", ({ proceeds }) => proceeds),
        );
        for (const { gain, proceeds, cost } of gains) {
          const isKnown = proceeds !== null && cost !== null;
          expect(gain?.toFixed()).toBe(isKnown ? proceeds.minus(cost).toFixed() : undefined);
        }
        for (const { cost, amount } of [...gains, ...lots]) {
          expect(amount.gt(0) && (cost === null || (cost.gte(0) && cost.eq(cost.toFixed(2))))).toBe(true);
        }
      }),
      settings,
    );
  });

  test("the order in which lots of different days came into the books changes nothing", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({ day: fc.integer({ min: 1, max: 500 }), amount: amounts, money: amounts }),
          {
            minLength: 1,
            maxLength: 12,
            selector: ({ day }) => day,
          },
        ),
        fc.infiniteStream(fc.nat()),
        (lots, random) => {
          const buys = lots.map(({ day, amount, money }) =>
            bought(day, String(amount), String(money), { at: 0, acquiredAt: day }),
          );
          const whole = lots.reduce((all, { amount }) => all + amount, 0);
          const give = sold(1_000, String(Math.ceil(whole / 2)), "1234.56");
          const shuffled = buys
            .map((event) => ({ event, key: random.next().value as number }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ event }) => event);
          expect(shown(gainsOf([...shuffled, give]))).toEqual(shown(gainsOf([...buys, give])));
        },
      ),
      settings,
    );
  });
});
