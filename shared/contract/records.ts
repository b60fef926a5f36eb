import * as v from "valibot";
import { frozenReasons } from "../domain/frozen-reasons.ts";
import { derivativesFault, frozenFault, fundingFault } from "../domain/ledger-sanity.ts";
import { faultOf, listFault } from "../domain/list-sanity.ts";
import { repeats } from "./binding.ts";
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
  ownId,
  secondsText,
  timeWindow,
} from "./fields.ts";

/** Ledgers of the records pages: derivatives, funding, frozen assets (R7.18, F2c.7, F2i.3, F2i.8, F4f.1). */

/** The record behind an entry, our own: where its details are. A kind of a later server leads nowhere. */
const recordLink = v.object({
  kind: openText(["convert", "transfer", "deposit", "withdrawal", "other"], "other"),
  id,
});
export type RecordLink = v.InferOutput<typeof recordLink>;
const record = v.optional(v.nullable(recordLink), null);

/** Our own, on a window's last page: when the newest entry that fits was made before the window, ms; "" for none. */
const earlier = { earlierAt: v.optional(msTextOrEmpty) };

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
  record,
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
  /** Our own, as `record`: what names the entry. */
  id: v.optional(v.string(), ""),
  record,
});
export type FundingRow = v.InferOutput<typeof fundingRow>;

export const frozenAsset = v.object({
  id,
  coin: v.string(),
  amount: decimal,
  reason: openText([...frozenReasons, "OTHER"], "OTHER"),
  createdTime: msText,
  /** "" when no end is known. */
  unfreezeTime: msTextOrEmpty,
  /** Our own: the account it is frozen in, and the record that freezes it. */
  accountType: v.optional(v.string(), ""),
  record,
  /** Our own: what the person is to do; "" where it does not wait for them. */
  needs: v.optional(openText(["", "ANSWERS", "DOCUMENTS"], "OTHER"), ""),
});
export type FrozenAsset = v.InferOutput<typeof frozenAsset>;

export const recordsCalls = {
  "records.derivatives": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/contract/v5/private/asset/transaction-history",
    request: v.object({
      /** Our own: one entry, whenever it was. */
      id: v.optional(id),
      category: v.literal("fbu"),
      business: v.literal("usdt"),
      responseFormat: v.literal("portugal"),
      currency: v.optional(coinCode),
      symbol: v.optional(v.string()),
      type: v.optional(v.string()),
      /** At most 7 days. */
      ...timeWindow,
      ...cursorPage,
      ...ownId,
    }),
    response: v.object({ list: v.array(ledgerRow), nextPageCursor, ...earlier }),
    // People act on a balance.
    verified: true,
    binds: ["id", "currency", "symbol", "type"].map((field) => repeats(`list[].${field}`, field)),
    sane: faultOf(
      listFault({ rows: "list", id: "id", times: ["transactionTime"], byId: ["id"] }),
      derivativesFault,
    ),
  }),
  "records.funding": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/v3/private/cht/asset-common/funding-history",
    request: v.object({
      /** Our own: one entry, whenever it was; entries of one coin, of one direction. */
      id: v.optional(id),
      currency: v.optional(coinCode),
      ioDirection: v.optional(v.picklist(["I", "O"])),
      /** At most 7 days; the start counts, the end does not. */
      createTimeFrom: v.optional(secondsText),
      createTimeTo: v.optional(secondsText),
      limit: v.optional(v.string()),
      cursor: v.optional(v.string()),
      ...ownId,
    }),
    response: v.object({ list: v.array(fundingRow), nextPageCursor, ...earlier }),
    extension: true,
    verified: true,
    binds: [
      repeats("list[].id", "id"),
      repeats("list[].currency", "currency"),
      repeats("list[].ioDirection", "ioDirection"),
    ],
    sane: faultOf(
      listFault({ rows: "list", id: "id", nameless: true, times: ["createTime"], byId: ["id"] }),
      fundingFault,
    ),
  }),
  "records.frozen": defineCall({
    eventCode: 70_146,
    method: "GET",
    path: "/v3/private/cht/asset-common/frozen-assets",
    /** `reason` is our own. */
    request: v.object({
      coin: v.optional(coinCode),
      reason: v.optional(v.picklist(frozenReasons)),
      ...numberedPage,
      ...ownId,
    }),
    response: v.object({ list: v.array(frozenAsset), total: count }),
    extension: true,
    verified: true,
    binds: [repeats("list[].coin", "coin"), repeats("list[].reason", "reason")],
    sane: faultOf(
      listFault({ rows: "list", id: "id", times: [], since: ["createdTime"], byId: [] }),
      frozenFault,
    ),
  }),
};
