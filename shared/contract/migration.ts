import * as v from "valibot";
import { abortedFault, createdFault, migrationStateFault } from "../domain/migration-sanity.ts";
import { migrationStates } from "../domain/migration-states.ts";
import { echoes } from "./address-shapes.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { count, id, integer, msMoment, ownId } from "./fields.ts";

/** Moving an account to a regional site: its states and steps (R7.26, F2g.1, F6h.*). The table is migration-states.ts. */

export const migrationStatus = v.picklist(migrationStates);
export type MigrationStatus = v.InferOutput<typeof migrationStatus>;

export const migrationStep = v.object({
  key: v.picklist(["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"]),
  /** SKIP: not needed (KYC), or left out by the person (CARD). */
  state: v.picklist(["WAIT", "ACTIVE", "OK", "FAIL", "SKIP"]),
  /** 0, else why it failed: a code of F5.* (42039 identity, 700003 checks, 10016 transfer, 700003 card). */
  code: integer,
  /** Our own: when it was done, 0 while it is not. */
  doneTime: v.optional(msMoment),
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
    // Our own: sub-accounts that hold something. They do not move; what they hold is transferred to the main account first.
    "SUB_ACCOUNT",
  ]),
  /** Never 0. */
  count,
  /** Where it is cleared, below the site's origin; "" where this app has no page for it. */
  link: v.string(),
});
export type MigrationBlocker = v.InferOutput<typeof migrationBlocker>;

export const migrationState = v.object({
  /** "" with NOT_STARTED. */
  migrationId: v.string(),
  status: migrationStatus,
  targetSite: v.string(),
  /** All six in their order. Of one that was stopped: as they were then. */
  steps: v.array(migrationStep),
  /**
   * What is in the way now. PRECHECK_FAILED has some; once they are cleared the next question finds PRECHECK. One that comes
   * up later stands in ASSET_REVIEW or ASSETS_READY, and `migration.start` is refused with 700003 until it is cleared.
   */
  blockers: v.array(migrationBlocker),
  canAbort: v.boolean(),
  /** Of the newest change of its state. */
  updatedTime: msMoment,
  /** Our own: the conversion that was confirmed last, "" for none: a page that comes back asks `confirmQuery` for it. */
  quoteId: v.optional(v.string()),
  /** Our own: where the new site is, once COMPLETED; "" before. */
  siteUrl: v.optional(v.string()),
});
export type MigrationState = v.InferOutput<typeof migrationState>;

export const migrationCalls = {
  "migration.banner": defineCall({
    eventCode: 70_165,
    method: "GET",
    path: "/compliance/v1/migration/banner",
    request: v.object({ ...ownId }),
    response: v.object({
      /** Whether this account has a site to move to and has not moved. */
      show: v.boolean(),
      /** "" where there is none. */
      targetSite: v.string(),
      /** When this site becomes read-only for who has not moved; 0 for none. */
      deadline: msMoment,
      status: migrationStatus,
      /** Our own: the terms' version that `migration.create` wants. */
      tncVersion: v.optional(v.string()),
    }),
    // Where to, until when and under which terms: a person agrees to it, and there is no way back. Never one of a while ago.
    verified: true,
  }),
  /**
   * 10001: other terms are current. 700003: this account has moved, or cannot. While one is under way, its id and state: a
   * copy of the request, and one whose answer was lost, make no second one.
   */
  "migration.create": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/create",
    request: v.object({ targetSite: v.string(), tncVersion: v.string(), agree: v.literal(true), ...ownId }),
    /** `targetSite` is our own. */
    response: v.object({ migrationId: id, status: migrationStatus, targetSite: v.optional(v.string()) }),
    binds: echoes("targetSite"),
    sane: createdFault,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.banner", "migration.status"],
  }),
  /** 700003: too late, or over. One that was stopped already is ABORTED again. */
  "migration.abort": defineCall({
    eventCode: 70_166,
    method: "POST",
    path: "/compliance/v1/migration/abort",
    request: v.object({ migrationId: id, reason: v.optional(v.string()), ...ownId }),
    /** `migrationId` is our own. */
    response: v.object({ status: migrationStatus, migrationId: v.optional(v.string()) }),
    binds: echoes("migrationId"),
    sane: abortedFault,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.banner", "migration.status"],
  }),
  /** Polled every 5 s; without an id the newest one. 700004: there is no such migration. */
  "migration.status": defineCall({
    eventCode: 70_165,
    method: "POST",
    path: "/compliance/v1/migration/status",
    request: v.object({ migrationId: v.optional(id), ...ownId }),
    response: migrationState,
    binds: same("migrationId"),
    sane: migrationStateFault,
    // What a person stakes their money on: how far it has come, and whether it can be stopped.
    verified: true,
  }),
};
