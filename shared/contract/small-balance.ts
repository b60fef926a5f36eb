import * as v from "valibot";
import { areFeesOf, isTaxOf } from "../domain/batch-sanity.ts";
import { isSumText } from "../domain/decimal-sum.ts";
import { count, decimal, decimalOrEmpty, id, integer, msText, msTextOrEmpty, openText } from "./fields.ts";

/** Shapes of small-balance converts, which the migration's converts share (F1.5). */

export const feeInfo = v.object({ feeCoin: v.string(), amount: decimal, feeRate: decimal });
export type FeeInfo = v.InferOutput<typeof feeInfo>;

/** Items differ by country and are only listed. */
export const taxFeeInfo = v.object({
  totalAmount: decimal,
  feeCoin: v.string(),
  taxFeeItems: v.array(v.unknown()),
});

/**
 * Why a coin is not eligible: our own extension, the documents give none. `fee`: worth less than the fee. `leaving`:
 * it leaves the exchange. `target`: it is what is converted into. `gone`: no small balance any more. A reason of a later
 * server reads as `paused`.
 */
export const smallReasons = [
  "locked",
  "noPrice",
  "leaving",
  "fee",
  "paused",
  "islamic",
  "target",
  "gone",
] as const;
export const smallReason = openText(smallReasons, "paused");
export type SmallReason = v.InferOutput<typeof smallReason>;

/** A coin that may be converted; what a price decides is "" or null. */
export const smallCoin = v.object({
  fromCoin: v.string(),
  /** 1 yes, 2 no. */
  supportConvert: v.picklist([1, 2]),
  /** May be more than what converts. */
  availableBalance: decimal,
  /** Value in USDT. */
  baseValue: decimalOrEmpty,
  toCoin: v.string(),
  toAmount: decimalOrEmpty,
  exchangeRate: decimalOrEmpty,
  feeInfo: v.nullable(feeInfo),
  taxFeeInfo: v.nullable(taxFeeInfo),
  /** With supportConvert 2. */
  reason: v.optional(smallReason),
  /** When it leaves the exchange, "" for other reasons. */
  reasonAt: v.optional(msTextOrEmpty),
});
export type SmallCoin = v.InferOutput<typeof smallCoin>;

export const smallQuote = v.object({
  ...smallCoin.entries,
  toAmount: decimal,
  exchangeRate: decimal,
  feeInfo,
});
export type SmallQuote = v.InferOutput<typeof smallQuote>;

/** A coin of the selection that a new price no longer holds. */
export const droppedCoin = v.object({ coin: v.string(), reason: smallReason });
export type DroppedCoin = v.InferOutput<typeof droppedCoin>;

export const smallQuotes = v.object({
  quoteId: id,
  result: v.object({
    quoteCreateTime: msText,
    quoteExpireTime: msText,
    exchangeCoins: v.array(smallQuote),
    totalFeeInfo: feeInfo,
    totalTaxFeeInfo: v.nullable(taxFeeInfo),
    /** Our own extension: what dropped out since the price before. */
    droppedCoins: v.optional(v.array(droppedCoin)),
  }),
});
export type SmallQuotes = v.InferOutput<typeof smallQuotes>;

/** As of one convert, and the case that some coins went through. A state of a later server reads as running. */
export const batchStatus = openText(
  ["init", "processing", "success", "failure", "partial_fulfillment"],
  "processing",
);

type Status = v.InferOutput<typeof batchStatus>;
const isUnderWay = (status: Status): boolean => status === "init" || status === "processing";

const recordFields = v.object({
  fromCoin: v.string(),
  fromAmount: decimal,
  toCoin: v.string(),
  toAmount: decimalOrEmpty,
  feeCoin: v.string(),
  feeAmount: decimalOrEmpty,
  status: batchStatus,
  taxFeeInfo: v.nullable(taxFeeInfo),
  /** Our own extension: why this coin was not converted (F5.*), 0 when it was. */
  failCode: v.optional(integer),
});

/** What a coin that is still on its way is to bring, and to cost, has neither come nor been taken; of one that failed no fee was, nor a tax. */
export const smallRecord = v.pipe(
  recordFields,
  v.transform((coin) => {
    if (coin.status === "success" || coin.status === "partial_fulfillment") return coin;
    const uncharged = { ...coin, feeAmount: "", taxFeeInfo: null };
    return isUnderWay(coin.status) ? { ...uncharged, toAmount: "" } : uncharged;
  }),
);
export type SmallRecord = v.InferOutput<typeof smallRecord>;

const batchFields = v.object({
  accountType: v.string(),
  exchangeTxId: id,
  toCoin: v.string(),
  toAmount: decimalOrEmpty,
  subRecords: v.array(smallRecord),
  status: batchStatus,
  createdAt: msText,
  exchangeSource: v.picklist(["small_asset_uta", "small_asset_funding"]),
  feeCoin: v.string(),
  totalFeeAmount: decimalOrEmpty,
  totalTaxFeeInfo: v.nullable(taxFeeInfo),
});

/**
 * While it is under way its sums are of the coins that have come, or are none: an exchange may tell what all of them are to bring. Where
 * coins failed, fees and a tax that are not those of the others are none: it may tell what all of them were to cost.
 */
export const batchRecord = v.pipe(
  batchFields,
  v.transform((told) => {
    const batch = isTaxOf(told) ? told : { ...told, totalTaxFeeInfo: null };
    const { status, subRecords, toAmount, totalFeeAmount } = batch;
    if (!isUnderWay(status)) {
      const isLess = subRecords.some((coin) => coin.status === "failure");
      return isLess && !areFeesOf(batch) ? { ...batch, totalFeeAmount: "" } : batch;
    }
    const soFar = (sum: string, parts: readonly string[]): string =>
      sum !== "" && isSumText(sum, parts) ? sum : "";
    return {
      ...batch,
      toAmount: soFar(
        toAmount,
        subRecords.map((coin) => coin.toAmount),
      ),
      totalFeeAmount: soFar(
        totalFeeAmount,
        subRecords.map((coin) => coin.feeAmount),
      ),
    };
  }),
);
export type BatchRecord = v.InferOutput<typeof batchRecord>;

export const batchLimits = v.object({
  maxCoins: count,
  /** Most a coin may be worth, USDT. */
  coinMaxValue: decimal,
  totalMinValue: decimal,
  totalMaxValue: decimal,
  supportToCoins: v.array(v.string()),
  feeRate: decimal,
  /** Our own extension: half of the distance between what the dealer pays and asks, a ratio. */
  spread: v.optional(decimal),
  /** Our own extension: how far a quoted rate may be from the live one without being questioned, a ratio. */
  gapRate: v.optional(decimal),
  /** ms. */
  quoteTtl: count,
  /** Seconds between two batches, 0 for none. */
  coolDown: count,
});
export type BatchLimits = v.InferOutput<typeof batchLimits>;
