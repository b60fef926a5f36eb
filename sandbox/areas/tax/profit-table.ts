import type { Decimal } from "#shared/domain/decimal.ts";
import type { FamilyBooks } from "./family-books.ts";
import { figuresText, sumOfKnown, sumsOf } from "./figures.ts";
import type { Gain } from "./gains.ts";
import { sumOrNull } from "./lots.ts";
import { coins, money, none, type ReportContents, type ReportTable, shortRef, text } from "./report-table.ts";
import type { TaxTexts } from "./texts/texts.ts";

/** Profit and loss: each disposal, the sums by coin, and what is held as the year ends. */
export function profitAndLoss(
  books: FamilyBooks,
  owner: string,
  all: readonly Gain[],
  texts: TaxTexts,
): ReportContents {
  const { currency } = books;
  const gains = all.filter((gain) => gain.owner === owner);
  const sums = sumsOf(gains);
  const { proceeds, cost, gain, unpriced } = sums;
  const figures = figuresText(sums);
  const moneyHeads = [texts.proceeds, texts.cost, texts.gain].map((head) => `${head} (${currency})`);
  const disposals: ReportTable = {
    name: "disposals",
    title: texts.disposals,
    columns: [
      texts.time,
      texts.coin,
      texts.amount,
      texts.what,
      texts.acquired,
      texts.basis,
      ...moneyHeads,
      texts.reference,
    ],
    rows: gains.map((row) => [
      { at: row.at },
      text(row.coin),
      coins(row.amount),
      text(texts.disposedAs[row.as]),
      row.acquiredAt === null ? none : { at: row.acquiredAt },
      row.gain === null ? text(texts.noPrice) : row.acquiredAt === null ? none : text(texts.bases[row.basis]),
      money(row.proceeds),
      money(row.cost),
      money(row.gain),
      text(shortRef(row.ref)),
    ]),
    totals: [
      text(texts.total),
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
    const name = row.acquiredAt === null ? `${row.coin} (${texts.contracts})` : row.coin;
    const rows = byCoin.get(name) ?? [];
    rows.push(row);
    byCoin.set(name, rows);
  }
  const summary: ReportTable = {
    name: "by-coin",
    title: texts.byCoin,
    columns: [texts.coin, texts.amount, ...moneyHeads],
    rows: [...byCoin]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([coin, rows]) => {
        const part = sumsOf(rows);
        return [text(coin), coins(part.amount), money(part.proceeds), money(part.cost), money(part.gain)];
      }),
    totals: [text(texts.total), none, money(proceeds), money(cost), money(gain)],
    unpriced,
  };
  return { tables: [disposals, summary, holdings(books, owner, texts)], figures };
}

/** As the year, or what there is of it, ends. */
function holdings(
  { gains, fiatValueOf, currency, asOf }: FamilyBooks,
  owner: string,
  texts: TaxTexts,
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
    title: texts.holdings,
    columns: [texts.coin, texts.amount, `${texts.cost} (${currency})`, `${texts.value} (${currency})`],
    rows: rows.map((row) => [text(row.coin), coins(row.amount), money(row.cost), money(row.value)]),
    totals: [text(texts.total), none, money(sum("cost")), money(sum("value"))],
    unpriced: rows.filter(({ cost, value }) => cost === null || value === null).length,
  };
}
