import * as v from "valibot";
import { defineCall } from "./define.ts";
import { count, id, integer, msNumber } from "./fields.ts";

/** Moving an account to a regional site: its states and steps (R7.26, F2g.1, F6h.*). */

export const migrationStatus = v.picklist([
  "NOT_STARTED",
  "CREATED",
  "KYC_PENDING",
  "KYC_REJECTED",
  "PRECHECK",
  "PRECHECK_FAILED",
  "ASSET_REVIEW",
  "CONVERTING",
  "ASSETS_READY",
  "TRANSFERRING",
  "CARD_PENDING",
  "CARD_PROCESSING",
  "COMPLETED",
  "ABORTED",
  "FAILED",
]);
export type MigrationStatus = v.InferOutput<typeof migrationStatus>;

export const migrationStep = v.object({
  key: v.picklist(["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"]),
  state: v.picklist(["WAIT", "ACTIVE", "OK", "FAIL", "SKIP"]),
  /** 0, else why it failed. */
  code: integer,
});
export type MigrationStep = v.InferOutput<typeof migrationStep>;

export const migrationBlocker = v.object({
  type: v.picklist([
    "OPEN_ORDER",
    "OPEN_POSITION",
    "LOAN",
    "EARN_LOCKED",
    "BOT",
    "P2P_ORDER",
    "PENDING_WITHDRAW",
    "NEGATIVE_BALANCE",
    "FIAT_PENDING",
  ]),
  count,
  link: v.string(),
});
export type MigrationBlocker = v.InferOutput<typeof migrationBlocker>;

export const migrationState = v.object({
  migrationId: v.string(),
  status: migrationStatus,
  targetSite: v.string(),
  steps: v.array(migrationStep),
  blockers: v.array(migrationBlocker),
  canAbort: v.boolean(),
  updatedTime: msNumber,
});
export type MigrationState = v.InferOutput<typeof migrationState>;

export const migrationCalls = {
  "migration.banner": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/migration/banner",
    request: v.object({}),
    response: v.object({
      show: v.boolean(),
      targetSite: v.string(),
      /** 0 for none. */
      deadline: msNumber,
      status: migrationStatus,
    }),
    cacheMs: 60_000,
  }),
  "migration.create": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/create",
    request: v.object({ targetSite: v.string(), tncVersion: v.string(), agree: v.literal(true) }),
    response: v.object({ migrationId: id, status: migrationStatus }),
    invalidates: ["migration.banner", "migration.status"],
  }),
  "migration.abort": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/abort",
    request: v.object({ migrationId: id, reason: v.optional(v.string()) }),
    response: v.object({ status: migrationStatus }),
    invalidates: ["migration.banner", "migration.status"],
  }),
  /** Polled every 5 s; without an id the current one. */
  "migration.status": defineCall({
    eventCode: 70_165,
    method: "POST",
    path: "/compliance/v1/migration/status",
    request: v.object({ migrationId: v.optional(id) }),
    response: migrationState,
  }),
};
