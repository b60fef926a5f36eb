import * as v from "valibot";
import { defineCall } from "./define.ts";
import {
  coinCode,
  count,
  cursorPage,
  decimal,
  decimalOrEmpty,
  id,
  msText,
  msTextOrEmpty,
  nextPageCursor,
  numberedPage,
  openText,
  secondsText,
  timeWindow,
} from "./fields.ts";

/** Ledgers of the records pages: derivatives, funding, frozen assets (R7.18, F2c.7, F2i.3, F2i.8, F4f.1). */

export const ledgerRow = v.object({
  id,
  symbol: v.string(),
  category: v.string(),
  side: openText(["Buy", "Sell", "None"], "None"),
  /** One of about 95 kinds, of which F4f.1 lists those shown. */
  type: v.string(),
  currency: v.string(),
  transactionTime: msText,
  qty: decimalOrEmpty,
  size: decimalOrEmpty,
  tradePrice: decimalOrEmpty,
  funding: decimalOrEmpty,
  fee: decimalOrEmpty,
  feeRate: decimalOrEmpty,
  cashFlow: decimalOrEmpty,
  /** cashFlow + funding - fee; the classic account subtracts funding. */
  change: decimalOrEmpty,
  cashBalance: decimalOrEmpty,
  bonusChange: decimalOrEmpty,
  tradeId: v.string(),
  orderId: v.string(),
  orderLinkId: v.string(),
});
export type LedgerRow = v.InferOutput<typeof ledgerRow>;

export const fundingRow = v.object({
  memberId: v.string(),
  currency: v.string(),
  showBusiType: v.string(),
  showBusiTypeEn: v.string(),
  description: v.string(),
  descriptionEn: v.string(),
  /** I in, O out. */
  ioDirection: v.picklist(["I", "O"]),
  txnAmt: decimal,
  afterAmt: decimal,
  createTime: secondsText,
});
export type FundingRow = v.InferOutput<typeof fundingRow>;

export const frozenAsset = v.object({
  id,
  coin: v.string(),
  amount: decimal,
  reason: openText(
    ["WITHDRAWING", "LIMIT_ORDER", "DEPOSIT_RISK", "P2P", "CARD", "COMPLIANCE", "OTHER"],
    "OTHER",
  ),
  createdTime: msText,
  /** "" when no end is known. */
  unfreezeTime: msTextOrEmpty,
});
export type FrozenAsset = v.InferOutput<typeof frozenAsset>;

export const recordsCalls = {
  "records.derivatives": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/contract/v5/private/asset/transaction-history",
    request: v.object({
      category: v.literal("fbu"),
      business: v.literal("usdt"),
      responseFormat: v.literal("portugal"),
      currency: v.optional(coinCode),
      symbol: v.optional(v.string()),
      type: v.optional(v.string()),
      /** At most 7 days. */
      ...timeWindow,
      ...cursorPage,
    }),
    response: v.object({ list: v.array(ledgerRow), nextPageCursor }),
  }),
  "records.funding": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/v3/private/cht/asset-common/funding-history",
    request: v.object({
      /** At most 7 days. */
      createTimeFrom: v.optional(secondsText),
      createTimeTo: v.optional(secondsText),
      limit: v.optional(v.string()),
      cursor: v.optional(v.string()),
    }),
    response: v.object({ list: v.array(fundingRow), nextPageCursor }),
    extension: true,
  }),
  "records.frozen": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/v3/private/cht/asset-common/frozen-assets",
    request: v.object({ coin: v.optional(coinCode), ...numberedPage }),
    response: v.object({ list: v.array(frozenAsset), total: count }),
    extension: true,
  }),
};
