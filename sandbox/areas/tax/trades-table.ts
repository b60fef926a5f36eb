import { tradeKindOf } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import { ofOwner, sumOfKnown, unknownIn } from "./figures.ts";
import type { Movement } from "./movements.ts";
import { coins, money, none, type ReportTable, shortRef, text } from "./report-table.ts";
import type { TaxTexts } from "./texts/texts.ts";

/** What was given and taken in each trade. */
export function trades(
  { fiatValueOf, currency }: FamilyBooks,
  owner: string,
  movements: readonly Movement[],
  texts: TaxTexts,
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
    title: texts.trades,
    columns: [
      texts.time,
      texts.what,
      texts.sold,
      texts.soldCoin,
      texts.bought,
      texts.boughtCoin,
      `${texts.value} (${currency})`,
      texts.reference,
    ],
    rows: found.map(({ at, as, gave, got, value, ref }) => [
      { at },
      text(texts.disposedAs[as]),
      gave === undefined ? none : coins(gave.net.negated()),
      text(gave?.coin ?? ""),
      got === undefined ? none : coins(got.net),
      text(got?.coin ?? ""),
      money(value),
      text(shortRef(ref)),
    ]),
    totals: [text(texts.total), none, none, none, none, none, money(sumOfKnown(values)), none],
    unpriced: unknownIn(values),
  };
}
