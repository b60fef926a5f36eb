import * as v from "valibot";
import { acceptedFault, cardsFault, cardsStartedFault, completedFault } from "../domain/migration-sanity.ts";
import { echoes } from "./address-shapes.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { id, integer, msMoment, ownId, requestId } from "./fields.ts";
import { migrationStatus } from "./migration.ts";

/** The cards' part of a migration (R7.27, F2g.3, F6h.4). */

/** Why a card cannot move, or did not; our own numbers, the documents give none. */
export const cardReasons = {
  /** Reported lost. */
  lost: 1,
  /** The target has no cards of its currency. */
  currency: 2,
  /** Moved already. */
  moved: 3,
  /** Of an attempt that failed: a payment is still open. */
  openPayment: 4,
  /** Of an attempt that failed: the issuer refused. */
  issuer: 5,
} as const;

export const migrableCard = v.object({
  cardId: id,
  /** Last four digits. */
  pan4: v.string(),
  cardType: v.picklist(["VIRTUAL", "PHYSICAL"]),
  network: v.string(),
  /** ACTIVE, LOST, MOVING or MOVED. */
  status: v.string(),
  /** Only where `reason` is 0. */
  migrable: v.boolean(),
  /** Why it cannot move: see `cardReasons`; 0 where it can, and from a host that has no numbers for it. */
  reason: integer,
  currency: v.string(),
  /** Our own: why the newest attempt failed, 0 where none did. It may be tried again. */
  failReason: v.optional(integer),
  /** Our own: until when that is in the way at the latest, 0 where nobody knows. */
  failUntil: v.optional(msMoment),
  /** Our own: the version of the terms that was accepted for it, "" for none. */
  accepted: v.optional(v.string()),
});
export type MigrableCard = v.InferOutput<typeof migrableCard>;

export const cardCalls = {
  "cards.migrable": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/fiat/card/migration/list-migrable",
    request: v.object({ migrationId: v.optional(id), ...ownId }),
    /** The last two are our own: the terms' version that `cards.acceptTerms` wants. */
    response: v.object({
      list: v.array(migrableCard),
      tncVersion: v.optional(v.string()),
      migrationId: v.optional(v.string()),
    }),
    binds: echoes("migrationId"),
    sane: cardsFault,
    verified: true,
  }),
  /** 10001: other terms are current. 700004: not a card of this person. */
  "cards.acceptTerms": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/fiat/card/application/v3/tnc/migrate/accept",
    request: v.object({ cardIds: v.array(id), tncVersion: v.string(), agree: v.literal(true), ...ownId }),
    /** The last two are our own. */
    response: v.object({
      accepted: v.boolean(),
      cardIds: v.optional(v.array(id)),
      tncVersion: v.optional(v.string()),
    }),
    binds: echoes("cardIds", "tncVersion"),
    sane: acceptedFault,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["cards.migrable"],
  }),
  /** 700003: not in CARD_PENDING, or the terms are not accepted. 700004: not a card that can move. */
  "cards.start": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/compliance/v1/migration/card/start",
    /** No card declines: none is moved, and the migration is COMPLETED. */
    request: v.object({ migrationId: id, cardIds: v.array(id), requestId }),
    /** The last two are our own. */
    response: v.object({
      status: migrationStatus,
      migrationId: v.optional(id),
      cardIds: v.optional(v.array(id)),
    }),
    binds: echoes("migrationId", "cardIds"),
    sane: cardsStartedFault,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.status", "migration.banner", "cards.migrable"],
  }),
  /**
   * Ends CARD_PENDING with `skip`, and CARD_PROCESSING once all its cards have moved (its CARD step is OK; it expires
   * soon after). 700003 otherwise.
   */
  "cards.complete": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/compliance/v1/migration/complete_card_process",
    request: v.object({ migrationId: id, skip: v.optional(v.boolean()), ...ownId }),
    /** `migrationId` is our own. */
    response: v.object({ status: migrationStatus, migrationId: v.optional(id) }),
    binds: echoes("migrationId"),
    sane: completedFault,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.status", "migration.banner", "cards.migrable"],
  }),
};
