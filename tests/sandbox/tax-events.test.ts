/** F6i.2. */
import { describe, expect, test } from "vitest";
import { eventsOf, tradeKindOf } from "#sandbox/areas/tax/events.ts";
import { gainsOf } from "#sandbox/areas/tax/gains.ts";
import type { Movement } from "#sandbox/areas/tax/movements.ts";
import type { Decimal } from "#shared/domain/decimal.ts";

/** One posting of one person, by what it changed of their coins. */
function moved(at: number, kind: string, amount: string, part: Partial<Movement> = {}): Movement {
  const changes = [{ owner: "1", coin: "BTC", amount }];
  return { id: at, kind, ref: `ref-${at}`, at, changes, fees: new Map(), ...part };
}

/** At ten more a coin each day: what came on day 1 cost 10 a coin. */
function reckoned(movements: readonly Movement[]): ReturnType<typeof gainsOf> {
  const fiatValueOf = (_coin: string, amount: Decimal, at: number) => amount.times(at * 10);
  return gainsOf(eventsOf(movements, { fiatValueOf, declared: new Map(), sentAt: new Map([["dep", 5]]) }));
}

const held = ({ held: of }: ReturnType<typeof gainsOf>): string[] =>
  of("1", "BTC").map((lot) => `${lot.amount.toFixed()} of ${lot.acquiredAt} for ${lot.cost?.toFixed()}`);

describe("what moves to another site", () => {
  test("leaves with its lots, and is given for nothing", () => {
    const all = [moved(1, "opening", "2"), moved(5, "migration_move", "-2")];
    const { gains, costThatLeft } = reckoned(all);
    expect(gains).toEqual([]);
    expect(costThatLeft.toFixed()).toBe("20");
    expect(held(reckoned(all))).toEqual([]);
  });

  test("only what is converted for it is a trade", () => {
    const kinds = ["hold", "settle", "giveback", "lock", "move", "release"].map(
      (step) => `migration_${step}`,
    );
    expect(kinds.filter((kind) => tradeKindOf(kind) !== undefined)).toEqual(["migration_settle"]);
    const changes = [
      { owner: "1", coin: "BTC", amount: "-1" },
      { owner: "1", coin: "USDC", amount: "50" },
    ];
    const { gains } = reckoned([moved(1, "opening", "2"), moved(4, "migration_settle", "", { changes })]);
    expect(gains.map(({ as, amount, cost }) => [as, amount.toFixed(), cost?.toFixed()])).toEqual([
      ["CONVERT", "1", "10"],
    ]);
  });
});

describe("what another user gives back", () => {
  const back = moved(9, "deposit_return", "1", { ref: "dep" });
  const fees = new Map([["BTC", "0.5"]]);

  test.each([
    [
      "withdrawn to them",
      moved(5, "withdraw_settle", "-1.5", { fees }),
      ["0.5 of 2 for 10", "1 of 1 for 10"],
    ],
    ["sent as it is", moved(5, "deposit_internal", "-1", { ref: "dep" }), ["1 of 1 for 10", "1 of 2 for 20"]],
  ])("%s, comes with the cost and day that it left with", (_name, sent, expected) => {
    const { gains, costThatLeft, ...rest } = reckoned([
      moved(1, "opening", "1"),
      moved(2, "opening", "1"),
      sent,
      back,
    ]);
    expect(held({ gains, costThatLeft, ...rest }).toSorted()).toEqual(expected);
    expect(costThatLeft.toFixed()).toBe("0");
  });

  test("counts with the day's value where nobody knows when it left", () => {
    const lots = held(reckoned([moved(1, "opening", "1"), { ...back, ref: "other" }]));
    expect(lots).toEqual(["1 of 1 for 10", "1 of 9 for 90"]);
  });
});
