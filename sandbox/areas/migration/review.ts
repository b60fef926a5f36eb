import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { assetReasons, type MigrationAsset, type MigrationTotal } from "#shared/contract/migration-assets.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Exchange } from "../../exchange.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { balances, type Wallet } from "../../ledger/ledger.ts";
import { targetOf } from "./listing.ts";
import { usdValue } from "./prices.ts";
import { type MigrationRow, migrationAssets, migrationParts, migrationQuotes } from "./tables.ts";

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
  const found = new Map<string, ReviewRow>();
  const add = (one: Omit<ReviewRow, "usdValue">): void => {
    const known = found.get(keyOf(one));
    const amount = new Decimal(one.amount).plus(known?.amount ?? 0).toFixed();
    found.set(keyOf(one), { ...one, amount, usdValue: usdValue(exchange, one.coin, amount) });
  };
  const taken = await convertingOf(db, row);
  for (const { kind, coin, amount } of await balances(db, String(row.userId))) {
    const [wallet, held] = kind.split("_") as [Wallet, string?];
    if (held === undefined) {
      add({ wallet, coin, amount, ...treatmentOf(row, coin, usdValue(exchange, coin, amount)) });
      continue;
    }
    const { amount: part = "0", toCoin = "" } = taken.get(`${wallet} ${coin}`) ?? {};
    const rest = new Decimal(amount).minus(part);
    if (rest.lt(amount)) add({ wallet, coin, amount: part, ...convert(toCoin) });
    if (rest.gt(0)) add({ wallet, coin, amount: rest.toFixed(), ...keep(assetReasons.heldBack) });
  }
  return [...found.values()].toSorted(
    (a, b) => new Decimal(b.usdValue).comparedTo(a.usdValue) || (keyOf(a) < keyOf(b) ? -1 : 1),
  );
}

/** What the conversion under way holds of each wallet's coin, and what it becomes: that does not stay. */
async function convertingOf(
  db: Db,
  { status, quoteId }: MigrationRow,
): Promise<ReadonlyMap<string, { readonly amount: string; readonly toCoin: string }>> {
  if (status !== "CONVERTING") return new Map();
  const rows = await db
    .select({ part: migrationParts, toCoin: migrationQuotes.toCoin })
    .from(migrationParts)
    .innerJoin(migrationQuotes, eq(migrationQuotes.id, migrationParts.quoteId))
    .where(and(eq(migrationParts.quoteId, quoteId), eq(migrationParts.status, "processing")));
  return new Map(
    rows.flatMap(({ part, toCoin }) =>
      (["funding", "unified", "spot"] as const)
        .filter((wallet) => new Decimal(part[wallet]).gt(0))
        .map((wallet) => [`${wallet} ${part.fromCoin}`, { amount: plain(part[wallet]), toCoin }] as const),
    ),
  );
}

const keyOf = ({ coin, wallet, action, reason }: Omit<ReviewRow, "usdValue">): string =>
  [coin, wallet, action, reason].join(" ");

type Treatment = Pick<MigrationAsset, "action" | "toCoin" | "reason">;

const convert = (toCoin: string): Treatment => ({ action: "CONVERT", toCoin, reason: assetReasons.unlisted });
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
    return convert(usualTarget);
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
