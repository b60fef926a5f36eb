import { permissionsOf } from "../accounts/permissions.ts";
import type { Person } from "../accounts/person.ts";
import { codes, Refusal } from "../refusal.ts";
import type { DealerSettings } from "./settings.ts";

/** Who may convert, what is open, and who quotes: what is asked before any price or money (F5.4-F5.15). */

const reasons: Readonly<Record<number, string>> = {
  [codes.needIdentityCheck]: "Identity check needed before converting",
  [codes.tradingBanned]: "Banned from converting for a while",
  [codes.loanUser]: "Converting is not allowed while a loan is outstanding",
  [codes.upgradeRunning]: "The upgrade to Unified Trading is in progress",
};

/** What the wall of a compliance refusal says. */
const wall = {
  title: "Convert is not available in your region",
  reason:
    "Local regulations do not allow us to convert coins for you. Your balances are not affected: you can withdraw them.",
  link: "",
};

/** Refuses who may not convert, by the reason that the permission set gives too, and everybody while it is paused. */
export function requireAdmission(person: Person, { convertOpen }: DealerSettings, now: number): void {
  const { allow, reason } = permissionsOf(person.profile, now).convert;
  if (!allow) {
    const said = reason === codes.compliance ? wall : null;
    throw new Refusal(reason, reasons[reason] ?? "Converting is not allowed", said);
  }
  if (!convertOpen) throw new Refusal(codes.notSupported, "Converting is paused");
}

export interface QuoteKind {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly requestCoin: string;
  readonly fromCoinType?: string | undefined;
  readonly toCoinType?: string | undefined;
}

/** Coins whose dealers only price what is paid, not what is to be received. */
const pricedByPayment: ReadonlySet<string> = new Set(["HBAR", "ALGO"]);

/** Refuses what no dealer quotes: money of a state, an amount on the wrong side, a coin whose dealer is away. */
export function requireDealer(quote: QuoteKind, { awayDealers }: DealerSettings): void {
  const { fromCoin, toCoin, requestCoin } = quote;
  const coins = [fromCoin, toCoin];
  const byReceipt = requestCoin === toCoin && coins.some((coin) => pricedByPayment.has(coin));
  if (byReceipt || quote.fromCoinType === "fiat" || quote.toCoinType === "fiat") {
    throw new Refusal(codes.quoteTypeUnsupported, "No dealer quotes this pair in this way");
  }
  if (coins.some((coin) => awayDealers.includes(coin))) {
    throw new Refusal(codes.noDealer, "No dealer for this pair right now");
  }
}
