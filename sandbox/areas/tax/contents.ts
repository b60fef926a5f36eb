import type { TaxReportKind } from "#shared/contract/tax-report-kinds.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { areaOfKind, incomeKindOf, tradeKindOf } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import { figuresText, ofOwner, type ReportFigures, sumOfKnown, sumsOf, unknownIn } from "./figures.ts";
import type { Gain } from "./gains.ts";
import { sumOrNull } from "./lots.ts";
import type { Movement } from "./movements.ts";
import type { TaxWords } from "./words/words.ts";
import { spanOf } from "./years.ts";

/** What stands in a report, as tables of cells; a writer makes files of them. Pure. */

export type Cell = { readonly at: number } | { readonly text: string } | { readonly figure: string };

export interface ReportTable {
  /** Ends a file's name where a report has several. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Below the rows; empty for none. */
  readonly totals: readonly Cell[];
  /** Rows that are in no total, since a price of their day is missing (F6i.10). */
  readonly unpriced: number;
}

export interface ReportContents {
  readonly tables: readonly ReportTable[];
  /** Of profit and loss alone. */
  readonly figures: ReportFigures | null;
}

export interface ReportWanted {
  readonly kind: TaxReportKind;
  readonly owner: string;
  readonly year: number;
  readonly words: TaxWords;
}

const none: Cell = { text: "" };
const money = (value: Decimal | null): Cell => (value === null ? none : { figure: value.toFixed(2) });
const coins = (value: Decimal): Cell => ({ figure: value.toFixed() });
const text = (said: string): Cell => ({ text: said });

/** `books` are read up to the year's end. */
export function contentsOf(books: FamilyBooks, { kind, owner, year, words }: ReportWanted): ReportContents {
  const { from, until } = spanOf(year);
  const inYear = <R extends { readonly at: number }>(rows: readonly R[]): R[] =>
    rows.filter(({ at }) => at >= from && at < until);
  const movements = inYear(books.movements);
  if (kind === "PNL") return profitAndLoss(books, owner, inYear(books.gains.gains), words);
  if (kind === "TRADE") return one(trades(books, owner, movements, words));
  if (kind === "DEPOSIT_WITHDRAWAL") return one(inAndOut(books, owner, movements, words));
  return one(incomeTable(books, owner, { kind, words }, movements));
}

const one = (table: ReportTable): ReportContents => ({ tables: [table], figures: null });

function profitAndLoss(
  books: FamilyBooks,
  owner: string,
  all: readonly Gain[],
  words: TaxWords,
): ReportContents {
  const { currency } = books;
  const gains = all.filter((gain) => gain.owner === owner);
  const sums = sumsOf(gains);
  const { proceeds, cost, gain, unpriced } = sums;
  const figures = figuresText(sums);
  const moneyHeads = [words.proceeds, words.cost, words.gain].map((head) => `${head} (${currency})`);
  const disposals: ReportTable = {
    name: "disposals",
    title: words.disposals,
    columns: [
      words.time,
      words.coin,
      words.amount,
      words.what,
      words.acquired,
      words.basis,
      ...moneyHeads,
      words.reference,
    ],
    rows: gains.map((row) => [
      { at: row.at },
      text(row.coin),
      coins(row.amount),
      text(words.disposedAs[row.as]),
      row.acquiredAt === null ? none : { at: row.acquiredAt },
      row.gain === null ? text(words.noPrice) : row.acquiredAt === null ? none : text(words.bases[row.basis]),
      money(row.proceeds),
      money(row.cost),
      money(row.gain),
      text(shortRef(row.ref)),
    ]),
    totals: [
      text(words.total),
      none,
      none,
      none,
      none,
      none,
      money(proceeds),
      money(cost),
      money(gain),
      none,
    ],
    unpriced,
  };
  const byCoin = new Map<string, Gain[]>();
  for (const row of gains) {
    const name = row.acquiredAt === null ? `${row.coin} (${words.contracts})` : row.coin;
    const rows = byCoin.get(name) ?? [];
    rows.push(row);
    byCoin.set(name, rows);
  }
  const summary: ReportTable = {
    name: "by-coin",
    title: words.byCoin,
    columns: [words.coin, words.amount, ...moneyHeads],
    rows: [...byCoin]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([coin, rows]) => {
        const part = sumsOf(rows);
        return [text(coin), coins(part.amount), money(part.proceeds), money(part.cost), money(part.gain)];
      }),
    totals: [text(words.total), none, money(proceeds), money(cost), money(gain)],
    unpriced,
  };
  return { tables: [disposals, summary, holdings(books, owner, words)], figures };
}

/** As the year, or what there is of it, ends. */
function holdings(
  { gains, fiatValueOf, currency, asOf }: FamilyBooks,
  owner: string,
  words: TaxWords,
): ReportTable {
  const rows = gains.coinsOf(owner).map((coin) => {
    const lots = gains.held(owner, coin);
    const amount = sumOfKnown(lots.map((lot) => lot.amount));
    return {
      coin,
      amount,
      cost: sumOrNull(lots.map(({ cost }) => cost)),
      value: fiatValueOf(coin, amount, asOf),
    };
  });
  const sum = (field: "cost" | "value"): Decimal => sumOfKnown(rows.map((row) => row[field]));
  return {
    name: "holdings",
    title: words.holdings,
    columns: [words.coin, words.amount, `${words.cost} (${currency})`, `${words.value} (${currency})`],
    rows: rows.map((row) => [text(row.coin), coins(row.amount), money(row.cost), money(row.value)]),
    totals: [text(words.total), none, money(sum("cost")), money(sum("value"))],
    unpriced: rows.filter(({ cost, value }) => cost === null || value === null).length,
  };
}

const shortRef = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

function trades(
  { fiatValueOf, currency }: FamilyBooks,
  owner: string,
  movements: readonly Movement[],
  words: TaxWords,
): ReportTable {
  const found = movements.flatMap((movement) => {
    const as = tradeKindOf(movement.kind);
    const parts = ofOwner(movement, owner);
    if (as === undefined || parts.length === 0) return [];
    const gave = parts.find(({ net }) => net.lt(0));
    const got = parts.find(({ net }) => net.gt(0));
    const [known = null] = [got, gave].flatMap((part) => {
      const value = part && fiatValueOf(part.coin, part.net.abs(), movement.at);
      return value ? [value] : [];
    });
    return [{ ...movement, as, gave, got, value: known }];
  });
  const values = found.map(({ value }) => value);
  return {
    name: "trades",
    title: words.trades,
    columns: [
      words.time,
      words.what,
      words.sold,
      words.soldCoin,
      words.bought,
      words.boughtCoin,
      `${words.value} (${currency})`,
      words.reference,
    ],
    rows: found.map(({ at, as, gave, got, value, ref }) => [
      { at },
      text(words.disposedAs[as]),
      gave === undefined ? none : coins(gave.net.negated()),
      text(gave?.coin ?? ""),
      got === undefined ? none : coins(got.net),
      text(got?.coin ?? ""),
      money(value),
      text(shortRef(ref)),
    ]),
    totals: [text(words.total), none, none, none, none, none, money(sumOfKnown(values)), none],
    unpriced: unknownIn(values),
  };
}

function incomeTable(
  { fiatValueOf, currency }: FamilyBooks,
  owner: string,
  { kind, words }: Pick<ReportWanted, "kind" | "words">,
  movements: readonly Movement[],
): ReportTable {
  const found = movements
    .filter((movement) => incomeKindOf(movement.kind) === kind)
    .flatMap((movement) =>
      ofOwner(movement, owner).map((part) => ({
        ...part,
        at: movement.at,
        ref: movement.ref,
        value: fiatValueOf(part.coin, part.net, movement.at),
      })),
    );
  const values = found.map(({ value }) => value);
  const titles: Readonly<Record<string, string>> = {
    EARN: words.earn,
    BONUS: words.bonus,
    AIRDROP: words.airdrop,
  };
  return {
    name: kind.toLowerCase(),
    title: titles[kind] ?? kind,
    columns: [words.time, words.coin, words.amount, `${words.value} (${currency})`, words.reference],
    rows: found.map(({ at, coin, net, value, ref }) => [
      { at },
      text(coin),
      coins(net),
      money(value),
      text(shortRef(ref)),
    ]),
    totals: [text(words.total), none, none, money(sumOfKnown(values)), none],
    unpriced: unknownIn(values),
  };
}

function inAndOut(
  books: FamilyBooks,
  owner: string,
  movements: readonly Movement[],
  words: TaxWords,
): ReportTable {
  const { fiatValueOf, currency, declared } = books;
  const found = movements
    .filter(({ kind }) => ["deposit", "withdraw"].includes(areaOfKind(kind)))
    .flatMap((movement) =>
      ofOwner(movement, owner).map(({ coin, net }) => {
        const { at, ref, fees } = movement;
        const fee = new Decimal(net.lt(0) ? (fees.get(coin) ?? 0) : 0);
        const amount = net.abs().minus(fee);
        const cost = declared.get(ref)?.cost;
        const deposit = books.deposits.get(ref);
        return { at, ref, coin, net, amount, fee, cost, deposit, value: fiatValueOf(coin, amount, at) };
      }),
    );
  return {
    name: "deposits-withdrawals",
    title: words.inAndOut,
    columns: [
      words.time,
      words.direction,
      words.coin,
      words.amount,
      words.fee,
      `${words.value} (${currency})`,
      `${words.declaredCost} (${currency})`,
      words.transaction,
      words.reference,
    ],
    rows: found.map(({ at, ref, coin, net, amount, fee, cost, deposit, value }) => [
      { at },
      text(net.gt(0) ? words.in : words.out),
      text(coin),
      coins(amount),
      coins(fee),
      money(value),
      cost === undefined ? none : money(cost),
      text(deposit?.txId ?? ""),
      text(shortRef(ref)),
    ]),
    totals: [],
    unpriced: unknownIn(found.map(({ value }) => value)),
  };
}
