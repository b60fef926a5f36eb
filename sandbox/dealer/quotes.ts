import { randomInt } from "node:crypto";
import type { Person } from "../accounts/person.ts";
import type { Wallet } from "../ledger/ledger.ts";
import { codes, Refusal } from "../refusal.ts";
import type { quotes } from "./tables.ts";

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
