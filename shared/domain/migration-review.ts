import type { MigrationAsset, MigrationTotal } from "../contract/migration-assets.ts";
import type { MigrationPart } from "../contract/migration-view.ts";
import { Decimal } from "./decimal.ts";
import { sharesOf } from "./shares.ts";

/** What moves and how, added up and checked (F6h.4). Pure. */

export const migrationActions = ["TRANSFER", "CONVERT", "WITHDRAW", "KEEP"] as const;
type Action = (typeof migrationActions)[number];

/** Of answers without a stamp: prices move between the two, and each line may be rounded to a cent. */
const drift = new Decimal("0.01");
const cent = new Decimal("0.01");

/** What is wrong with the whole list and its totals, "" when they can be shown. `exact`: they are of one moment. */
export function reviewFault(
  { transferableUsd, convertUsd, leftUsd }: MigrationTotal,
  list: readonly MigrationAsset[],
  exact: boolean,
): string {
  const keys = list.map((one) => `${one.coin} ${one.accountType} ${one.action} ${one.reason}`);
  if (new Set(keys).size < keys.length) return "a coin stands there twice";
  const sum = (...actions: readonly Action[]): Decimal =>
    sumOf(list.filter(({ action }) => actions.includes(action)));
  const differs = (reported: string, found: Decimal): boolean => {
    const slack = exact ? zero : cent.times(list.length).plus(drift.times(found));
    return found.minus(reported).abs().gt(slack);
  };
  if (differs(transferableUsd, sum("TRANSFER"))) return "transferableUsd";
  if (differs(convertUsd, sum("CONVERT"))) return "convertUsd";
  return differs(leftUsd, sum("WITHDRAW", "KEEP")) ? "leftUsd" : "";
}

/** What each treatment takes, and how all of them share the whole. Those that nothing has are left out. */
export function reviewParts(list: readonly MigrationAsset[]): readonly MigrationPart[] {
  const parts = migrationActions
    .map((action) => ({ action, of: list.filter((asset) => asset.action === action) }))
    .filter(({ of }) => of.length > 0)
    .map(({ action, of }) => ({ action, sum: sumOf(of) }));
  const shares = sharesOf(parts.map(({ sum }) => sum));
  return parts.map(({ action, sum }, at) => ({ action, usdValue: sum.toFixed(), share: shares[at] ?? "0" }));
}

const zero = new Decimal(0);

function sumOf(list: readonly MigrationAsset[]): Decimal {
  return list.reduce((sum, { usdValue }) => sum.plus(usdValue), zero);
}
