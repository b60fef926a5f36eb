import type { Person } from "../accounts/person.ts";
import type { Coin } from "../market/coins.ts";
import type { Market } from "../market/market.ts";
import { codes, Refusal } from "../refusal.ts";

/** Which coins a person may pay with or receive. */

/** Closed for paying, say for a chain upgrade. */
const closedFrom: ReadonlySet<string> = new Set(["WLD"]);
/** Closed for receiving. */
const closedTo: ReadonlySet<string> = new Set(["WLD", "XTZ"]);
/** Lending and yield tokens, which Islamic sub-accounts do not hold. */
const notIslamic: ReadonlySet<string> = new Set(["AAVE", "ENA", "ONDO", "DAI"]);

export interface Eligibility {
  readonly from: boolean;
  readonly to: boolean;
}

export function eligibilityOf(coin: Coin, person: Person | null): Eligibility {
  const ineligible = isIneligible(coin, person);
  return { from: !ineligible && !closedFrom.has(coin.coin), to: !ineligible && !closedTo.has(coin.coin) };
}

/** Not for this person, whatever the direction. */
export function isIneligible(coin: Coin, person: Person | null): boolean {
  return person?.profile.subAttribute === 2 && notIslamic.has(coin.coin);
}

/** Nobody pays with it now. */
export function isClosedFrom({ coin }: Coin): boolean {
  return closedFrom.has(coin);
}

/** The two coins of a conversion, or the refusal that fits. */
export function requirePair(
  market: Market,
  fromCode: string,
  toCode: string,
  person: Person | null,
): { readonly from: Coin; readonly to: Coin } {
  const from = market.coin(fromCode);
  const to = market.coin(toCode);
  if (from === undefined) throw new Refusal(codes.notConvertible, `${fromCode} cannot be converted`);
  if (to === undefined) throw new Refusal(codes.notConvertible, `${toCode} cannot be converted`);
  if (from === to) throw new Refusal(codes.convertBadParameter, "fromCoin and toCoin are the same");
  for (const coin of [from, to]) {
    if (isIneligible(coin, person)) {
      throw new Refusal(codes.notForIslamicAccount, `${coin.coin} is not allowed for Islamic accounts`);
    }
  }
  if (closedFrom.has(from.coin)) throw new Refusal(codes.coinClosed, `${from.coin} is closed`);
  if (closedTo.has(to.coin)) throw new Refusal(codes.coinClosed, `${to.coin} is closed`);
  return { from, to };
}
