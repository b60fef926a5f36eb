import * as v from "valibot";
import {
  assetsFault,
  conversionFault,
  migrationQuoteFault,
  totalFault,
} from "../domain/migration-asset-sanity.ts";
import { startedFault } from "../domain/migration-sanity.ts";
import { echoes } from "./address-shapes.ts";
import { repeats, same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { coinCode, decimal, id, integer, msText, nextPageCursor, ownId, requestId } from "./fields.ts";
import { migrationStatus } from "./migration.ts";
import { verificationFields } from "./risk.ts";
import { batchStatus, smallQuote, smallRecord } from "./small-balance.ts";

/** The assets' part of a migration: look, convert what the target does not list, move (R7.26, F2g.2, F6h.4). */

/** What is checked before assets move: the scene of `risk.intercept`, with the detail `{migrationId}`, and of the mail. */
export const migrationScene = { check: "migration", mail: "MIGRATION" } as const;

/** Why a balance is not moved as it is; our own numbers, the documents give none. */
export const assetReasons = {
  /** CONVERT: the target does not list it. */
  unlisted: 1,
  /** WITHDRAW: the target does not list it, and it is not converted here. */
  takeOut: 2,
  /** KEEP: too little of it to be converted or taken out. */
  tooLittle: 3,
  /** KEEP: held back by something under way, which has to end first. */
  heldBack: 4,
  /** WITHDRAW: it came after the conversion was over. */
  late: 5,
} as const;

/** USD. Before the start as of a moment ago, from then on what was true at the start. */
export const migrationTotal = v.object({
  /** Exactly the sum of the other three. */
  totalUsd: decimal,
  transferableUsd: decimal,
  convertUsd: decimal,
  /** WITHDRAW and KEEP. */
  leftUsd: decimal,
  /** Our own. */
  migrationId: v.optional(id),
  /** Our own: as that of `assetsInfo`; with the same one its rows add up to these figures, to the last digit. */
  stamp: v.optional(v.string()),
});
export type MigrationTotal = v.InferOutput<typeof migrationTotal>;

export const migrationAsset = v.object({
  coin: v.string(),
  /** FUND, UNIFIED or SPOT. */
  accountType: v.string(),
  amount: decimal,
  usdValue: decimal,
  action: v.picklist(["TRANSFER", "CONVERT", "WITHDRAW", "KEEP"]),
  /** "" unless CONVERT. What is suggested; `convertInfo` names the coin that it becomes. */
  toCoin: v.string(),
  /** 0 with TRANSFER, else why it is not moved as it is: see `assetReasons`; 0 from a host that has no numbers for it. */
  reason: integer,
  /** Our own, once it has begun: on this site, on its way, or at the target. */
  place: v.optional(v.picklist(["HERE", "MOVING", "THERE"])),
});
export type MigrationAsset = v.InferOutput<typeof migrationAsset>;

const movedBalances = [
  "migration.status",
  "migration.assetsTotal",
  "migration.assetsInfo",
  "assets.overview",
  "assets.unifiedBalance",
];

export const migrationAssetCalls = {
  /** 700003: before the checks are over there is nothing to review. So for the next two. */
  "migration.assetsTotal": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/api/migration/assets/total",
    request: v.object({ migrationId: id, ...ownId }),
    response: migrationTotal,
    binds: echoes("migrationId"),
    sane: totalFault,
    verified: true,
  }),
  /** Dearest first, at most 50 a page. A cursor of an older stamp is refused with 700003: read from the beginning. */
  "migration.assetsInfo": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/api/migration/assets/info",
    request: v.object({ migrationId: id, cursor: v.optional(v.string()), ...ownId }),
    /** The last two are our own. */
    response: v.object({
      list: v.array(migrationAsset),
      nextPageCursor,
      migrationId: v.optional(id),
      stamp: v.optional(v.string()),
    }),
    binds: echoes("migrationId"),
    sane: assetsFault,
    verified: true,
  }),
  /** A price for 30 s. 700013: not a coin to be converted, or not into this one. 700003: not in ASSET_REVIEW. */
  "migration.convertInfo": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/assets/convert_info",
    request: v.object({
      migrationId: id,
      /** None for all that are marked CONVERT. */
      fromCoinList: v.optional(v.array(coinCode)),
      toCoin: v.picklist(["USDC", "EURC", "EUR"]),
      ...ownId,
    }),
    /** A coin stands there once, with the sum of its accounts. `migrationId` is our own. */
    response: v.object({
      quoteId: id,
      quoteExpireTime: msText,
      exchangeCoins: v.array(smallQuote),
      /** Exactly the sum of `toAmount`. */
      totalToAmount: decimal,
      migrationId: v.optional(id),
    }),
    binds: [
      ...echoes("migrationId"),
      { answer: "exchangeCoins[].fromCoin", request: "fromCoinList", as: "one of" },
      repeats("exchangeCoins[].toCoin", "toCoin"),
    ],
    sane: migrationQuoteFault,
    verified: true,
  }),
  /** What it brings goes to the funding account. */
  "migration.confirmQuote": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/assets/confirm_quote",
    request: v.object({ migrationId: id, quoteId: id, requestId }),
    /** `migrationId` is our own. */
    response: v.object({ quoteId: id, status: batchStatus, migrationId: v.optional(id) }),
    binds: [...same("quoteId"), ...echoes("migrationId")],
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: movedBalances,
  }),
  /** 700004: this quote was not confirmed. */
  "migration.confirmQuery": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/migration/assets/confirm_query",
    request: v.object({ migrationId: id, quoteId: id, ...ownId }),
    /** The last two are our own. */
    response: v.object({
      status: batchStatus,
      records: v.array(smallRecord),
      migrationId: v.optional(id),
      quoteId: v.optional(id),
    }),
    binds: echoes("migrationId", "quoteId"),
    sane: conversionFault,
    verified: true,
    invalidates: [
      "migration.assetsTotal",
      "migration.assetsInfo",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
  /**
   * From here there is no way back. 700003: a blocker stands, or a coin is still marked CONVERT or WITHDRAW: what this site
   * keeps cannot be moved or taken out later. 700021: something under way holds a balance back. 10005: the codes.
   */
  "migration.start": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/api/migration/assets/start",
    request: v.object({ migrationId: id, ...verificationFields, requestId }),
    /** `migrationId` is our own. */
    response: v.object({ status: migrationStatus, migrationId: v.optional(id) }),
    binds: echoes("migrationId"),
    sane: startedFault,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: movedBalances,
  }),
};
