import type { SmallReason } from "#shared/contract/small-balance.ts";
import type { Person } from "../../accounts/person.ts";
import { isClosedFrom, isIneligible } from "../../dealer/eligibility.ts";
import type { Coin } from "../../market/coins.ts";
import { codes } from "../../refusal.ts";
import type { SmallBalancesSettings } from "./settings.ts";

/** Why a coin is not eligible. */
export interface Ineligibility {
  readonly reason: SmallReason;
  /** When it leaves the exchange, ms; 0 for other reasons. */
  readonly at: number;
}

/** Leaves the exchange: it is no longer bought, and its owners are asked to withdraw it. */
const leavingCoin = "XTZ";
const leavingDay = 24;
const leavingHour = 8;

export const ineligibility = (reason: SmallReason, at = 0): Ineligibility => ({ reason, at });

/** What keeps a coin from any conversion of small balances, whatever its amount: asked for a price and at its confirmation. */
export function coinIneligibility(
  coin: Coin,
  person: Person,
  { batchPricelessCoins, awayDealers }: Pick<SmallBalancesSettings, "batchPricelessCoins" | "awayDealers">,
  now: number,
): Ineligibility | null {
  if (isIneligible(coin, person)) return ineligibility("islamic");
  if (isClosedFrom(coin)) return ineligibility("paused");
  if (coin.coin === leavingCoin) return ineligibility("leaving", nextLeaving(now));
  return [...batchPricelessCoins, ...awayDealers].includes(coin.coin) ? ineligibility("noPrice") : null;
}

/** The next 24th of a month, 08:00 UTC: a sandbox that runs for years always has a coin that is about to go. */
function nextLeaving(now: number): number {
  const today = new Date(now);
  const inMonth = (month: number): number => Date.UTC(today.getUTCFullYear(), month, leavingDay, leavingHour);
  const here = inMonth(today.getUTCMonth());
  return here > now ? here : inMonth(today.getUTCMonth() + 1);
}

/** The refusal of a coin that was asked for all the same. */
export const refusalCodes: Readonly<Record<SmallReason, number>> = {
  locked: codes.balanceTooLow,
  noPrice: codes.noDealer,
  leaving: codes.coinClosed,
  fee: codes.belowMinimum,
  paused: codes.coinClosed,
  islamic: codes.notForIslamicAccount,
  target: codes.convertBadParameter,
  gone: codes.notConvertible,
};
