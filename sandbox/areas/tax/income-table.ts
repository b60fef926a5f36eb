import { incomeKindOf } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import { ofOwner, sumOfKnown, unknownIn } from "./figures.ts";
import type { Movement } from "./movements.ts";
import { coins, money, none, type ReportTable, type ReportWanted, shortRef, text } from "./report-table.ts";

/** Earned, given or dropped: coins that came without a price paid. */
export function incomeTable(
  { fiatValueOf, currency }: FamilyBooks,
  owner: string,
  { kind, texts }: Pick<ReportWanted, "kind" | "texts">,
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
    EARN: texts.earn,
    BONUS: texts.bonus,
    AIRDROP: texts.airdrop,
  };
  return {
    name: kind.toLowerCase(),
    title: titles[kind] ?? kind,
    columns: [texts.time, texts.coin, texts.amount, `${texts.value} (${currency})`, texts.reference],
    rows: found.map(({ at, coin, net, value, ref }) => [
      { at },
      text(coin),
      coins(net),
      money(value),
      text(shortRef(ref)),
    ]),
    totals: [text(texts.total), none, none, money(sumOfKnown(values)), none],
    unpriced: unknownIn(values),
  };
}
