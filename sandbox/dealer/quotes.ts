import { randomInt } from "node:crypto";
import type { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";
import { type Wallet, walletBalances } from "../ledger/ledger.ts";
import type { Coin } from "../market/coins.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Limits } from "./limits.ts";
import { quotes } from "./tables.ts";

export type Quote = typeof quotes.$inferSelect;

export interface QuoteRequest {
  readonly accountType: string;
  readonly fromCoin: string;
  readonly toCoin: string;
  /** The coin that `requestAmount` counts: one of the two. */
  readonly requestCoin: string;
  readonly requestAmount: string;
}

const wallets: Readonly<Record<string, Wallet>> = {
  eb_convert_funding: "funding",
  eb_convert_uta: "unified",
  funding_block_trade: "funding",
  uta_convert_block_trade: "unified",
  spot_convert_block_trade: "spot",
};

/** Whether a quote is a block trade's: the account that it names says so. */
export function isBlock({ accountType }: Pick<Quote, "accountType">): boolean {
  return accountType.endsWith("_block_trade");
}

export function walletOf(accountType: string): Wallet {
  const wallet = wallets[accountType];
  if (wallet === undefined) throw new Refusal(codes.convertBadParameter, "Unknown accountType");
  return wallet;
}

export function requireIdentity(person: Person): void {
  if (person.profile.kycLevel !== "LEVEL_DEFAULT") return;
  throw new Refusal(codes.needIdentityCheck, "Identity check needed before converting");
}

/** 25 digits: time, then chance. */
export function newQuoteId(at: number): string {
  const chance = [0, 0].map(() => String(randomInt(1_000_000)).padStart(6, "0"));
  return `${at}${chance.join("")}`;
}

/** That what is paid is neither too little nor too much for one quote. */
export function requireWithin(
  amount: Decimal,
  { min, max }: Pick<Limits, "min" | "max">,
  { coin }: Pick<Coin, "coin">,
): void {
  if (amount.lt(min)) throw new Refusal(codes.belowMinimum, `At least ${min} ${coin}`);
  if (amount.gt(max)) throw new Refusal(codes.aboveMaximum, `At most ${max} ${coin}`);
}

/** That the wallet which pays holds the amount now; it is held back only when the quote is used. */
export async function requireFunds(
  db: Db,
  { id }: Person,
  { accountType, fromCoin }: QuoteRequest,
  amount: Decimal,
): Promise<void> {
  const owned = await walletBalances(db, String(id), walletOf(accountType));
  if (amount.gt(owned.get(fromCoin) ?? 0)) throw new Refusal(codes.balanceTooLow, "Balance too low");
}

/** Stores a quote to be used once within `ttlMs`. */
export async function storeQuote(
  db: Db,
  { id: userId }: Person,
  { accountType, fromCoin, toCoin }: QuoteRequest,
  priced: Pick<Quote, "fromAmount" | "toAmount" | "rate" | "fee" | "tax" | "productId">,
  { at, ttlMs }: { readonly at: number; readonly ttlMs: number },
): Promise<Quote> {
  const row = {
    id: newQuoteId(at),
    userId,
    accountType,
    fromCoin,
    toCoin,
    ...priced,
    createdAt: at,
    expiresAt: at + ttlMs,
  };
  await db.insert(quotes).values(row);
  return { ...row, usedAt: null };
}
