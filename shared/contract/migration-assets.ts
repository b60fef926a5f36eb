import * as v from "valibot";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { coinCode, decimal, id, integer, msText, nextPageCursor, requestId } from "./fields.ts";
import { migrationStatus } from "./migration.ts";
import { proofs } from "./risk.ts";
import { batchStatus, smallQuote, smallRecord } from "./small-balance.ts";

/** The assets' part of a migration: look, convert what the target does not list, move (R7.26, F2g.2, F6h.4). */

export const migrationTotal = v.object({
  totalUsd: decimal,
  transferableUsd: decimal,
  convertUsd: decimal,
  leftUsd: decimal,
});
export type MigrationTotal = v.InferOutput<typeof migrationTotal>;

export const migrationAsset = v.object({
  coin: v.string(),
  accountType: v.string(),
  amount: decimal,
  usdValue: decimal,
  action: v.picklist(["TRANSFER", "CONVERT", "WITHDRAW", "KEEP"]),
  /** "" unless CONVERT. */
  toCoin: v.string(),
  /** 0, else why it is not moved as it is. */
  reason: integer,
});
export type MigrationAsset = v.InferOutput<typeof migrationAsset>;

export const migrationAssetCalls = {
  "migration.assetsTotal": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/api/migration/assets/total",
    request: v.object({ migrationId: id }),
    response: migrationTotal,
  }),
  "migration.assetsInfo": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/api/migration/assets/info",
    request: v.object({ migrationId: id, cursor: v.optional(v.string()) }),
    response: v.object({ list: v.array(migrationAsset), nextPageCursor }),
  }),
  "migration.convertInfo": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/assets/convert_info",
    request: v.object({
      migrationId: id,
      /** None for all that are marked CONVERT. */
      fromCoinList: v.optional(v.array(coinCode)),
      toCoin: v.picklist(["USDC", "EURC", "EUR"]),
    }),
    response: v.object({
      quoteId: id,
      quoteExpireTime: msText,
      exchangeCoins: v.array(smallQuote),
      totalToAmount: decimal,
    }),
  }),
  "migration.confirmQuote": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/assets/confirm_quote",
    request: v.object({ migrationId: id, quoteId: id, requestId }),
    response: v.object({ quoteId: id, status: batchStatus }),
    binds: same("quoteId"),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.status", "migration.assetsTotal", "migration.assetsInfo", "assets.overview"],
  }),
  "migration.confirmQuery": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/migration/assets/confirm_query",
    request: v.object({ migrationId: id, quoteId: id }),
    response: v.object({ status: batchStatus, records: v.array(smallRecord) }),
    invalidates: ["migration.assetsTotal", "migration.assetsInfo", "assets.overview"],
  }),
  /** From here there is no way back. */
  "migration.start": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/api/migration/assets/start",
    request: v.object({ migrationId: id, ...proofs, requestId }),
    response: v.object({ status: migrationStatus }),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.status", "migration.assetsTotal", "migration.assetsInfo", "assets.overview"],
  }),
};
