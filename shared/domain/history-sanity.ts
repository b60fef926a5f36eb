import { Decimal } from "./decimal.ts";
import { rateUnit, unitOf } from "./quote-sanity.ts";
import { isBefore } from "./record-times.ts";

/** What cannot be true of a record of conversions, whoever signed it; "" when nothing is wrong. Pure. */

/** What every record of a conversion has. */
interface Conversion {
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly exchangeStatus: string;
  readonly convertRate: string;
}

interface Row extends Conversion {
  readonly quotedToAmount: string;
  readonly state: string;
  readonly kind: string;
  readonly feeAmount?: string | undefined;
  readonly coinCount: number;
  readonly coinsDone: number;
  readonly createdAt: string;
  readonly endedAt: string;
  readonly failCode: number;
}

/** States in which something came, and those in which nothing did; in others nothing is final. */
const came: ReadonlySet<string> = new Set(["success", "partial"]);
export const broughtNothing: ReadonlySet<string> = new Set(["failure", "canceled", "expired"]);
/** Kinds of one rate; a batch has one for each coin. */
const atOneRate: ReadonlySet<string> = new Set(["instant", "specialCoins", "block", "limit"]);

/** What may come beside what the rate makes of what was paid. */
interface Allowed {
  /** An order's rate may be its limit. */
  readonly more: boolean;
  /** A fee may be taken out of what came, and an order may fill in part. */
  readonly less: boolean;
}
const exactly: Allowed = { more: false, less: false };

/** Of a conversion that is looked up by its number. */
export function recordFault({ result }: { readonly result: Conversion }): string {
  if (new Decimal(result.fromAmount).lte(0)) return "result.fromAmount";
  if (result.exchangeStatus === "success" && result.convertRate === "") return "result.convertRate";
  const fault = conversionFault(result);
  return fault === "" ? "" : `result.${fault}`;
}

/** Less than nothing, or something that came and is nothing, was paid with nothing, or is not what the rate makes. */
function conversionFault(
  { fromAmount, toAmount, exchangeStatus, convertRate }: Conversion,
  allowed = exactly,
): string {
  if ([fromAmount, toAmount, convertRate].some((text) => new Decimal(text || 0).lt(0))) return "amounts";
  if (exchangeStatus !== "success") return "";
  if (new Decimal(toAmount || 0).lte(0)) return "toAmount";
  // A batch of several coins has neither.
  if (fromAmount === "") return "";
  if (new Decimal(fromAmount).lte(0)) return "fromAmount";
  if (convertRate === "") return "";
  return isAtRate(new Decimal(convertRate), fromAmount, toAmount, allowed) ? "" : "convertRate";
}

/** To the last digits told: which of both amounts was typed, and so is exact, a record does not say. */
function isAtRate(rate: Decimal, fromAmount: string, toAmount: string, { more, less }: Allowed): boolean {
  const rounding = Decimal.max(unitOf(toAmount), unitOf(fromAmount).times(rate));
  const slack = rounding.plus(rateUnit(rate).times(fromAmount));
  const off = new Decimal(toAmount).minus(rate.times(fromAmount));
  return (more || off.lte(slack)) && (less || off.gte(slack.negated()));
}

/** What no conversion is, a state that its own status or a reason against it denies, an end before it began, or more coins that came than there were. */
function rowFault(row: Row): string {
  const { quotedToAmount, exchangeStatus, state, kind, feeAmount, coinCount, coinsDone } = row;
  if ([quotedToAmount, feeAmount].some((text) => new Decimal(text || 0).lt(0))) return "amounts";
  const isDone = exchangeStatus === "success";
  if (came.has(state) ? !isDone : isDone && broughtNothing.has(state)) return "state";
  if (state === "success" && row.failCode !== 0) return "failCode";
  if (isBefore(row.endedAt, row.createdAt)) return "endedAt";
  if (coinsDone > coinCount || isOtherEnd(state, coinsDone, coinCount)) return "coinsDone";
  const isCharged = !new Decimal(feeAmount || 0).isZero();
  const allowed = { more: kind === "limit", less: isCharged || state === "partial" };
  return conversionFault(atOneRate.has(kind) ? row : { ...row, convertRate: "" }, allowed);
}

/** An end that the coins of a batch deny, where they are counted. */
function isOtherEnd(state: string, done: number, all: number): boolean {
  if (all === 0) return false;
  if (state === "partial") return done === 0 || done === all;
  return (state === "success" && done < all) || (broughtNothing.has(state) && done > 0);
}

/** The first record that cannot be. */
export function historyFault({ list }: { readonly list: readonly Row[] }): string {
  const fault = list.map(rowFault).find((one) => one !== "");
  return fault === undefined ? "" : `list[].${fault}`;
}

/** A conversion of another kind: only block trades are listed as such. */
export function blocksFault({ list }: { readonly list: readonly Row[] }): string {
  return list.every(({ kind }) => kind === "block") ? "" : "list[].kind";
}
