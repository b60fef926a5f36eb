import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { assetReasons, type MigrationAsset, type MigrationTotal } from "#shared/contract/migration-assets.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Exchange } from "../../exchange.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { balances, type Wallet } from "../../ledger/ledger.ts";
import { targetOf } from "./listing.ts";
import { usdValue } from "./prices.ts";
import { type MigrationRow, migrationAssets } from "./tables.ts";

/** USD below which nobody is asked to take a coin out, and below which none is converted. */
const minTakenOut = "1";
const minConverted = "0.01";
/** What a converted coin becomes unless its owner wants another. */
const usualTarget = "USDC";

const accountTypes: Readonly<Record<Wallet, string>> = {
  funding: "FUND",
  unified: "UNIFIED",
  spot: "SPOT",
};

/** A balance and what is to become of it. */
export interface ReviewRow extends Omit<MigrationAsset, "accountType" | "place"> {
  readonly wallet: Wallet;
}

/** What a person owns here now, each balance with its treatment, dearest first. */
export async function reviewRows(exchange: Exchange, db: Db, row: MigrationRow): Promise<ReviewRow[]> {
  const found: ReviewRow[] = [];
  for (const { kind, coin, amount } of await balances(db, String(row.userId))) {
    const [wallet, held] = kind.split("_") as [Wallet, string?];
    const usd = usdValue(exchange, coin, amount);
    const treatment = held === undefined ? treatmentOf(row, coin, usd) : keep(assetReasons.heldBack);
    found.push({ wallet, coin, amount, usdValue: usd, ...treatment });
  }
  return found.toSorted(
    (a, b) => new Decimal(b.usdValue).comparedTo(a.usdValue) || (keyOf(a) < keyOf(b) ? -1 : 1),
  );
}

const keyOf = ({ coin, wallet, action }: ReviewRow): string => `${coin} ${wallet} ${action}`;

type Treatment = Pick<MigrationAsset, "action" | "toCoin" | "reason">;

const keep = (reason: number): Treatment => ({ action: "KEEP", toCoin: "", reason });

function treatmentOf({ targetSite, status }: MigrationRow, coin: string, usd: string): Treatment {
  const { converted, takenOut } = targetOf(targetSite);
  const value = new Decimal(usd);
  const takeOut = (reason: number): Treatment =>
    value.lt(minTakenOut) ? keep(assetReasons.tooLittle) : { action: "WITHDRAW", toCoin: "", reason };
  if (converted.includes(coin)) {
    // No state leads back to converting from here.
    if (status === "ASSETS_READY") return takeOut(assetReasons.late);
    if (value.lt(minConverted)) return keep(assetReasons.tooLittle);
    return { action: "CONVERT", toCoin: usualTarget, reason: assetReasons.unlisted };
  }
  if (takenOut.includes(coin)) return takeOut(assetReasons.takeOut);
  return { action: "TRANSFER", toCoin: "", reason: 0 };
}

/** As the calls tell them: now, or as they were when the transfer began. */
export async function reportedAssets(
  exchange: Exchange,
  db: Db,
  row: MigrationRow,
): Promise<MigrationAsset[]> {
  if (row.startedAt === null) {
    const rows = await reviewRows(exchange, db, row);
    return rows.map(({ wallet, ...one }) => ({ ...one, accountType: accountTypes[wallet] }));
  }
  const rows = await db
    .select()
    .from(migrationAssets)
    .where(eq(migrationAssets.migrationId, row.id))
    .orderBy(asc(migrationAssets.place));
  return rows.map(({ coin, wallet, amount, value, action, reason, at }) => ({
    coin,
    accountType: accountTypes[wallet],
    amount: plain(amount),
    usdValue: plain(value),
    action,
    toCoin: "",
    reason,
    place: at,
  }));
}

/** Names what was told: two answers with the same one tell of the same balances at the same prices. */
export function stampOf(rows: readonly MigrationAsset[]): string {
  const lines = rows.map((row) =>
    [row.coin, row.accountType, row.amount, row.usdValue, row.action].join(" "),
  );
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
}

export function totalOf({ id }: MigrationRow, rows: readonly MigrationAsset[]): MigrationTotal {
  const sum = (...actions: readonly MigrationAsset["action"][]): string =>
    rows
      .filter(({ action }) => actions.includes(action))
      .reduce((total, { usdValue: usd }) => total.plus(usd), new Decimal(0))
      .toFixed();
  return {
    totalUsd: sum("TRANSFER", "CONVERT", "WITHDRAW", "KEEP"),
    transferableUsd: sum("TRANSFER"),
    convertUsd: sum("CONVERT"),
    leftUsd: sum("WITHDRAW", "KEEP"),
    migrationId: id,
    stamp: stampOf(rows),
  };
}
