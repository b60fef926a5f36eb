import type { FiatChannel } from "../contract/deposit.ts";
import { Decimal, isBelow0, isDecimalText } from "./decimal.ts";
import { isFeeKnown } from "./fee-known.ts";
import { decimalsOf, plainAmount } from "./plain-amount.ts";

/** What a payment through a fiat channel costs and brings (F2c.*). Fees round up, what arrives never does. */

export const fiatIssues = [
  "empty",
  "not-a-number",
  "too-many-decimals",
  "below-minimum",
  "above-maximum",
  "over-available",
  "fee-takes-all",
  "closed",
] as const;
export type FiatIssue = (typeof fiatIssues)[number];

export interface FiatRequest {
  /** As typed: plain decimal text where it can be read. */
  readonly amount: string;
  /** Decimals of the currency. */
  readonly places: number;
  /** What can be withdrawn; "" where that is no bound. */
  readonly available: string;
}

export interface FiatEstimate {
  /** What is wrong; "" where it can go on. */
  readonly issue: FiatIssue | "";
  /** "" while it is unknown. */
  readonly fee: string;
  /** What the account gets of a deposit, or the bank of a withdrawal; "" while it is unknown. */
  readonly arrives: string;
}

type Terms = Pick<FiatChannel, "minAmount" | "maxAmount" | "fee" | "feeRate" | "enabled">;

/** Of no channel, as after it was taken off the list: `closed`. */
export function fiatEstimate(
  channel: Terms | undefined,
  { amount, places, available }: FiatRequest,
): FiatEstimate {
  const none = (issue: FiatEstimate["issue"]): FiatEstimate => ({ issue, fee: "", arrives: "" });
  if (channel?.enabled !== true) return none("closed");
  if (amount.trim() === "") return none("empty");
  const plain = plainAmount(amount.trim());
  if (plain === "" || plain === "0") return none("not-a-number");
  if (decimalsOf(plain) > places) return none("too-many-decimals");
  const value = new Decimal(plain);
  const [min, max] = [boundOf(channel.minAmount), boundOf(channel.maxAmount)];
  if (min !== undefined && value.lt(min)) return none("below-minimum");
  if (max !== undefined && value.gt(max)) return none("above-maximum");
  const balance = boundOf(available);
  if (balance !== undefined && value.gt(balance)) return none("over-available");
  if (!isFeeKnown(channel)) return none("");
  const rate = boundOf(channel.feeRate) ?? new Decimal(0);
  const fee = (boundOf(channel.fee) ?? new Decimal(0))
    .plus(value.times(rate))
    .decimalPlaces(places, Decimal.ROUND_CEIL);
  const arrives = value.minus(fee);
  if (!arrives.gt(0)) return none("fee-takes-all");
  return { issue: "", fee: fee.toFixed(), arrives: arrives.toFixed() };
}

/** "" and "-1" are no bound. */
function boundOf(text: string): Decimal | undefined {
  return isDecimalText(text) && !isBelow0(text) ? new Decimal(text) : undefined;
}

/** Another open channel that takes an amount which this one does not: the one that costs least, as far as that is told. */
export function channelFor(channels: readonly FiatChannel[], request: FiatRequest): string {
  const fits = channels.flatMap((channel) => {
    const { issue, fee } = fiatEstimate(channel, request);
    return issue === "" ? [{ id: channel.channelId, fee: new Decimal(fee || Number.POSITIVE_INFINITY) }] : [];
  });
  return fits.toSorted((one, other) => one.fee.comparedTo(other.fee) ?? 0)[0]?.id ?? "";
}
