import * as v from "valibot";
import { count, decimal, decimalOrEmpty, id, msText, openText } from "./fields.ts";

/** Shapes of small-balance converts, which the migration's converts share (domain-fields S4). */

export const feeInfo = v.object({ feeCoin: v.string(), amount: decimal, feeRate: decimal });
export type FeeInfo = v.InferOutput<typeof feeInfo>;

/** Items differ by country and are only listed. */
export const taxFeeInfo = v.object({
  totalAmount: decimal,
  feeCoin: v.string(),
  taxFeeItems: v.array(v.unknown()),
});
export type TaxFeeInfo = v.InferOutput<typeof taxFeeInfo>;

/** A coin that may be converted; what a price decides is "" or null. */
export const smallCoin = v.object({
  fromCoin: v.string(),
  /** 1 yes, 2 no. */
  supportConvert: v.picklist([1, 2]),
  /** May be more than what converts. */
  availableBalance: decimal,
  /** Worth in USDT. */
  baseValue: decimalOrEmpty,
  toCoin: v.string(),
  toAmount: decimalOrEmpty,
  exchangeRate: decimalOrEmpty,
  feeInfo: v.nullable(feeInfo),
  taxFeeInfo: v.nullable(taxFeeInfo),
});
export type SmallCoin = v.InferOutput<typeof smallCoin>;

export const smallQuote = v.object({
  ...smallCoin.entries,
  toAmount: decimal,
  exchangeRate: decimal,
  feeInfo,
});
export type SmallQuote = v.InferOutput<typeof smallQuote>;

export const smallQuotes = v.object({
  quoteId: id,
  result: v.object({
    quoteCreateTime: msText,
    quoteExpireTime: msText,
    exchangeCoins: v.array(smallQuote),
    totalFeeInfo: feeInfo,
    totalTaxFeeInfo: v.nullable(taxFeeInfo),
  }),
});
export type SmallQuotes = v.InferOutput<typeof smallQuotes>;

/** As of one convert, and the case that some coins went through. A state of a later server reads as running. */
export const batchStatus = openText(
  ["init", "processing", "success", "failure", "partial_fulfillment"],
  "processing",
);
export type BatchStatus = v.InferOutput<typeof batchStatus>;

export const smallRecord = v.object({
  fromCoin: v.string(),
  fromAmount: decimal,
  toCoin: v.string(),
  toAmount: decimalOrEmpty,
  feeCoin: v.string(),
  feeAmount: decimalOrEmpty,
  status: batchStatus,
  taxFeeInfo: v.nullable(taxFeeInfo),
});
export type SmallRecord = v.InferOutput<typeof smallRecord>;

export const batchRecord = v.object({
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
export type BatchRecord = v.InferOutput<typeof batchRecord>;

export const batchLimits = v.object({
  maxCoins: count,
  /** Most a coin may be worth, USDT. */
  coinMaxValue: decimal,
  totalMinValue: decimal,
  totalMaxValue: decimal,
  supportToCoins: v.array(v.string()),
  feeRate: decimal,
  /** ms. */
  quoteTtl: count,
  /** Seconds between two runs, 0 for none. */
  coolDown: count,
});
export type BatchLimits = v.InferOutput<typeof batchLimits>;
