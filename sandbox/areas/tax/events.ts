import { Decimal } from "#shared/domain/decimal.ts";
import type { DisposalKind, TaxEvent } from "./gains.ts";
import { type CostBasis, sumOrNull } from "./lots.ts";
import type { Change, Movement } from "./movements.ts";

/** What postings mean for tax (F6i.2). Pure: kinds are named `area_step`, and what is older than its records `past_area`. */

/** Money for an amount of a coin on the day of `at`, in cents; null where no price of that day is known. */
export type FiatValueOf = (coin: string, amount: Decimal, at: number) => Decimal | null;

/** What was declared of a deposit, in the report's currency; `acquiredAt` is the day's midnight, ms. */
export interface DeclaredCost {
  readonly cost: Decimal | null;
  readonly acquiredAt: number;
}

export interface Basis {
  readonly fiatValueOf: FiatValueOf;
  /** By the deposit's id. */
  readonly declared: ReadonlyMap<string, DeclaredCost>;
  /** When what another user got had left its sender, by the deposit's id. */
  readonly sentAt: ReadonlyMap<string, number>;
}

/** What came as income, with its value on the day (F6i.2). */
export type IncomeKind = "EARN" | "BONUS" | "AIRDROP";

const disposals: Readonly<Record<string, DisposalKind>> = {
  convert: "CONVERT",
  limit: "LIMIT_ORDER",
  batch: "SMALL_BALANCES",
};

const incomes: Readonly<Record<string, IncomeKind>> = { earn: "EARN", bonus: "BONUS", airdrop: "AIRDROP" };

export function areaOfKind(kind: string): string {
  return kind.replace(/^past_/, "").split("_")[0] ?? "";
}

/** Of what a migration books only its conversions are trades. */
export const tradeKindOf = (kind: string): DisposalKind | undefined =>
  kind === "migration_settle" ? "CONVERT" : disposals[areaOfKind(kind)];
export const incomeKindOf = (kind: string): IncomeKind | undefined => incomes[areaOfKind(kind)];

/** In the order of the books. */
export function eventsOf(movements: readonly Movement[], basis: Basis): TaxEvent[] {
  return movements.flatMap((movement) => eventsOfOne(movement, basis));
}

function eventsOfOne(movement: Movement, basis: Basis): TaxEvent[] {
  const { moved, rest } = splitMoves(movement);
  const owners = [...new Set(rest.map(({ owner }) => owner))];
  return [
    ...moved,
    ...owners.flatMap((owner) =>
      eventsOfOwner(
        movement,
        owner,
        rest.filter((one) => one.owner === owner),
        basis,
      ),
    ),
  ];
}

/** From one own account to another: the same amount of a coin goes and comes in one posting. */
function splitMoves({ at, ref, changes }: Movement): { moved: TaxEvent[]; rest: readonly Change[] } {
  const moved: TaxEvent[] = [];
  let rest = changes;
  for (const gone of changes.filter(({ amount }) => amount.startsWith("-"))) {
    const came = rest.find(
      (one) =>
        one.coin === gone.coin &&
        one.owner !== gone.owner &&
        new Decimal(one.amount).eq(gone.amount.slice(1)),
    );
    if (came === undefined) continue;
    rest = rest.filter((one) => one !== gone && one !== came);
    const { coin } = gone;
    moved.push({
      type: "moved",
      at,
      ref,
      coin,
      amount: new Decimal(came.amount),
      from: gone.owner,
      to: came.owner,
    });
  }
  return { moved, rest };
}

function eventsOfOwner(
  { kind, ref, at, fees }: Movement,
  owner: string,
  changes: readonly Change[],
  { fiatValueOf, declared, sentAt }: Basis,
): TaxEvent[] {
  const area = areaOfKind(kind);
  const parts = changes.map(({ coin, amount }) => ({ coin, net: new Decimal(amount) }));
  const acquired = (coin: string, amount: Decimal, value = fiatValueOf(coin, amount, at)): TaxEvent => {
    const known = area === "deposit" ? declared.get(ref) : undefined;
    const from: CostBasis = area !== "deposit" ? "value" : known === undefined ? "assumed" : "declared";
    const { cost, acquiredAt } = known ?? { cost: value, acquiredAt: at };
    const leftAt = kind === "deposit_return" ? sentAt.get(ref) : undefined;
    return { type: "acquired", at, ref, owner, coin, amount, cost, acquiredAt, basis: from, leftAt };
  };

  if (area === "withdraw") {
    return parts.flatMap(({ coin, net }): TaxEvent[] => {
      const fee = new Decimal(fees.get(coin) ?? 0);
      const left: TaxEvent = { type: "left", at, ref, owner, coin, amount: net.negated().minus(fee) };
      const proceeds = fiatValueOf(coin, fee, at);
      const paid: TaxEvent = { type: "disposed", at, ref, owner, coin, amount: fee, proceeds, as: "FEE" };
      return [left, paid].filter(({ amount }) => amount.gt(0));
    });
  }
  // It goes to the same person's accounts on another site, of which no year is reported here.
  if (kind === "migration_move") {
    return parts.map(({ coin, net }) => ({ type: "left", at, ref, owner, coin, amount: net.negated() }));
  }
  if (area === "deposit") {
    const type = kind === "deposit_internal" ? "left" : "returned";
    return parts.map(({ coin, net }) =>
      net.gt(0) ? acquired(coin, net) : { type, at, ref, owner, coin, amount: net.negated() },
    );
  }

  const isResult = area === "derivative";
  const gone = parts.filter(({ net }) => net.lt(0));
  const come = parts.filter(({ net }) => net.gt(0));
  const valueOfAll = (all: typeof parts): Decimal | null =>
    sumOrNull(all.map(({ coin, net }) => fiatValueOf(coin, net.abs(), at)));
  // What was given and what was got are worth the same: where one has no price, the other's is both's.
  const isTrade = gone.length > 0 && come.length > 0 && !isResult;
  const received = valueOfAll(come) ?? (isTrade ? valueOfAll(gone) : null);
  const results = !isResult
    ? []
    : parts.map(({ coin, net }): TaxEvent => {
        const value = fiatValueOf(coin, net.abs(), at);
        return {
          type: "result",
          at,
          ref,
          owner,
          coin,
          amount: net.abs(),
          won: value === null || net.gt(0) ? value : value.negated(),
        };
      });
  const as = isResult ? "DERIVATIVES" : (tradeKindOf(kind) ?? "OTHER");
  const disposed = gone.map(({ coin, net }): TaxEvent => {
    const amount = net.negated();
    // What came is what was got for it; of what went for nothing, the value of the day.
    const proceeds = come.length > 0 && gone.length === 1 ? received : fiatValueOf(coin, amount, at);
    return { type: "disposed", at, ref, owner, coin, amount, proceeds, as };
  });
  const bought = come.map(({ coin, net }) =>
    isTrade && come.length === 1 ? acquired(coin, net, received) : acquired(coin, net),
  );
  return [...results, ...disposed, ...bought];
}
