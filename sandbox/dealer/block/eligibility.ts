import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import { permissionsOf } from "../../accounts/permissions.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { type AccountKind, holdings } from "../../ledger/ledger.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { priceOf } from "../currencies.ts";

/** Who may trade blocks: known to the exchange, with enough to their name, and nothing owed against it (F6e.1). */

export const minBalanceUsd = "50000";
const usdDecimals = 2;

export interface BlockStanding {
  /** Every reason against it, the gravest first. */
  readonly reasons: readonly number[];
  readonly balanceUsd: string;
}

const words: Readonly<Record<number, string>> = {
  [codes.needIdentityCheck]: "Identity check needed before a block trade",
  [codes.blockBalanceTooLow]: `Block trades need a balance above ${minBalanceUsd} USD`,
  [codes.blockOnMargin]: "No block trades while margin or an institutional loan is on",
  [codes.compliance]: "Block trades are not offered in this region",
};

export async function blockStanding(
  db: Db,
  market: Market,
  { id, profile }: Person,
  now: number,
): Promise<BlockStanding> {
  const balanceUsd = await ownedUsd(db, market, id);
  const { reason } = permissionsOf(profile, now).blockTrade;
  const onMargin = profile.spotMargin === true || profile.borrows === true;
  const reasons = [
    // A loan has a word of its own here.
    ...(reason !== 0 && reason !== codes.loanUser ? [reason] : []),
    ...(new Decimal(balanceUsd).gt(minBalanceUsd) ? [] : [codes.blockBalanceTooLow]),
    ...(onMargin ? [codes.blockOnMargin] : []),
  ];
  return { reasons, balanceUsd };
}

/** Refuses who may not, by the first reason. */
export async function requireBlockStanding(
  db: Db,
  market: Market,
  person: Person,
  now: number,
): Promise<void> {
  const { reasons } = await blockStanding(db, market, person, now);
  const [reason] = reasons;
  if (reason === undefined) return;
  throw new Refusal(reason, words[reason] ?? "Block trades are not allowed", wallOf(reason));
}

/** What the wall of a compliance refusal says. */
function wallOf(reason: number): object | null {
  if (reason !== codes.compliance) return null;
  return {
    title: "Block trade is not available in your region",
    reason:
      "Local regulations do not allow us to trade blocks with you. Your balances are not affected, and you can convert smaller amounts.",
    link: "",
  };
}

/** What is held back for something still belongs to its owner. */
const owned: readonly AccountKind[] = [
  "funding",
  "funding_locked",
  "unified",
  "unified_locked",
  "spot",
  "spot_locked",
];

/** All that lies in a person's wallets at the live prices, currencies at the board's rate. */
async function ownedUsd(db: Db, market: Market, userId: number): Promise<string> {
  const rows = await holdings(db, String(userId), owned);
  const inUsdt = rows.reduce(
    (sum, { coin, amount }) => sum.plus(new Decimal(amount).times(priceOf(market, coin) ?? 0)),
    new Decimal(0),
  );
  return floorTo(inUsdt.times(market.fiat.toUsd("USDT") ?? 1), usdDecimals);
}
