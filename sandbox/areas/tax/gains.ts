import { Decimal } from "#shared/domain/decimal.ts";
import { type CostBasis, type Lot, LotPool, lessOrNull, type Piece, sharesOf } from "./lots.ts";

/** From what happened on a family of accounts to gains by lot (F6i.1-F6i.4). Pure: amounts in coins, money in cents of one currency. */

/** Why coins were given. */
export type DisposalKind = "CONVERT" | "LIMIT_ORDER" | "SMALL_BALANCES" | "FEE" | "DERIVATIVES" | "OTHER";

interface Happened {
  readonly at: number;
  /** Of the posting. */
  readonly ref: string;
  readonly coin: string;
  readonly amount: Decimal;
}

export type TaxEvent =
  | (Happened & {
      readonly type: "acquired";
      readonly owner: string;
      /** When by right: of declared deposits the day they were bought. */
      readonly acquiredAt: number;
      readonly cost: Decimal | null;
      readonly basis: CostBasis;
      /** Of what another user gave back: when it had left. Its lots come back then, cost and day with them. */
      readonly leftAt?: number | undefined;
    })
  | (Happened & {
      readonly type: "disposed";
      readonly owner: string;
      readonly proceeds: Decimal | null;
      readonly as: DisposalKind;
    })
  /** A result on contracts: `amount` is what it was in coins, without a sign; `won` in money, with one; null where it has no price. */
  | (Happened & { readonly type: "result"; readonly owner: string; readonly won: Decimal | null })
  /** It left without being given for anything: a withdrawal. Its lots leave with it. */
  | (Happened & { readonly type: "left"; readonly owner: string })
  /** A deposit that went back, or was rolled back: its own lot goes first. */
  | (Happened & { readonly type: "returned"; readonly owner: string })
  /** Between own accounts: no disposal, its lots stay what they are. */
  | (Happened & { readonly type: "moved"; readonly from: string; readonly to: string });

/** One lot, or a part of one, and what it brought. Gain = proceeds - cost, null unless both are known (F6i.10). */
export interface Gain {
  readonly owner: string;
  readonly at: number;
  readonly ref: string;
  readonly coin: string;
  readonly amount: Decimal;
  readonly as: DisposalKind;
  /** Null of a result on contracts, which has no lot. */
  readonly acquiredAt: number | null;
  readonly basis: CostBasis;
  readonly proceeds: Decimal | null;
  readonly cost: Decimal | null;
  readonly gain: Decimal | null;
}

export interface Gains {
  readonly gains: readonly Gain[];
  /** What is held in the end, by owner and coin. */
  readonly held: (owner: string, coin: string) => readonly Lot[];
  readonly coinsOf: (owner: string) => readonly string[];
  /** Known cost of what left or went back: with the cost of gains and of what is held it is the cost of all that came. */
  readonly costThatLeft: Decimal;
}

/** What left of an account at a moment. */
const keyOf = (
  { owner, coin, amount }: { readonly owner: string; readonly coin: string; readonly amount: Decimal },
  at: number,
): string => `${owner}/${coin}/${at}/${amount.toFixed()}`;

/** Events in the order of time. */
export function gainsOf(events: readonly TaxEvent[]): Gains {
  const pools = new Map<string, LotPool>();
  const gains: Gain[] = [];
  const gone = new Map<string, Piece[][]>();
  let costThatLeft = new Decimal(0);

  const pool = (owner: string, coin: string): LotPool => {
    const key = `${owner}/${coin}`;
    const known = pools.get(key) ?? new LotPool();
    pools.set(key, known);
    return known;
  };

  function dispose(event: Extract<TaxEvent, { readonly type: "disposed" }>): void {
    const { owner, at, ref, coin, as } = event;
    const pieces = pool(owner, coin).take(event.amount, at);
    const shares = sharesOf(event.proceeds, pieces);
    pieces.forEach(({ amount, cost, acquiredAt, basis }, index) => {
      const proceeds = shares[index] ?? null;
      const gain = lessOrNull(proceeds, cost);
      gains.push({ owner, at, ref, coin, amount, as, acquiredAt, basis, proceeds, cost, gain });
    });
  }

  function settle({ owner, at, ref, coin, amount, won }: Extract<TaxEvent, { type: "result" }>): void {
    const zero = new Decimal(0);
    const [proceeds, cost] = won === null ? [null, null] : won.gte(0) ? [won, zero] : [zero, won.negated()];
    const line = {
      owner,
      at,
      ref,
      coin,
      amount,
      as: "DERIVATIVES",
      acquiredAt: null,
      basis: "value",
    } as const;
    gains.push({ ...line, proceeds, cost, gain: won });
  }

  function acquire(event: Extract<TaxEvent, { readonly type: "acquired" }>): void {
    const { owner, ref, coin, amount, acquiredAt, cost, basis, leftAt } = event;
    const own = leftAt === undefined ? undefined : gone.get(keyOf(event, leftAt))?.shift();
    for (const piece of own ?? []) costThatLeft = costThatLeft.minus(piece.cost ?? 0);
    for (const lot of own ?? [{ ref, acquiredAt, amount, cost, basis }]) pool(owner, coin).add(lot);
  }

  function leave(event: Extract<TaxEvent, { readonly type: "left" | "returned" }>): void {
    const { type, owner, at, ref, coin, amount } = event;
    const pieces = pool(owner, coin).take(amount, at, type === "returned" ? ref : "");
    for (const { cost } of pieces) costThatLeft = costThatLeft.plus(cost ?? 0);
    if (type === "left") gone.set(keyOf(event, at), [...(gone.get(keyOf(event, at)) ?? []), pieces]);
  }

  for (const event of events) {
    const { at, coin, amount } = event;
    if (event.type === "acquired") acquire(event);
    else if (event.type === "disposed") dispose(event);
    else if (event.type === "result") settle(event);
    else if (event.type === "moved") {
      for (const piece of pool(event.from, coin).take(amount, at)) pool(event.to, coin).add(piece);
    } else leave(event);
  }

  return {
    gains,
    held: (owner, coin) => pools.get(`${owner}/${coin}`)?.lots ?? [],
    coinsOf: (owner) =>
      [...pools]
        .filter(([key, { lots }]) => key.startsWith(`${owner}/`) && lots.length > 0)
        .map(([key]) => key.slice(owner.length + 1))
        .toSorted(),
    costThatLeft,
  };
}
