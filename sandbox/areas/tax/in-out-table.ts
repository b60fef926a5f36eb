import { Decimal } from "#shared/domain/decimal.ts";
import { areaOfKind } from "./events.ts";
import type { FamilyBooks } from "./family-books.ts";
import { ofOwner, unknownIn } from "./figures.ts";
import type { Movement } from "./movements.ts";
import { coins, money, none, type ReportTable, shortRef, text } from "./report-table.ts";
import type { TaxTexts } from "./texts/texts.ts";

/** Deposits and withdrawals, with the cost that was declared. */
export function inAndOut(
  books: FamilyBooks,
  owner: string,
  movements: readonly Movement[],
  texts: TaxTexts,
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
    title: texts.inAndOut,
    columns: [
      texts.time,
      texts.direction,
      texts.coin,
      texts.amount,
      texts.fee,
      `${texts.value} (${currency})`,
      `${texts.declaredCost} (${currency})`,
      texts.transaction,
      texts.reference,
    ],
    rows: found.map(({ at, ref, coin, net, amount, fee, cost, deposit, value }) => [
      { at },
      text(net.gt(0) ? texts.in : texts.out),
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
