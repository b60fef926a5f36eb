import * as v from "valibot";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { id, integer, requestId } from "./fields.ts";
import { migrationStatus } from "./migration.ts";

/** The cards' part of a migration (R7.27, F2g.3, F6h.4). */

export const migrableCard = v.object({
  cardId: id,
  /** Last four digits. */
  pan4: v.string(),
  cardType: v.picklist(["VIRTUAL", "PHYSICAL"]),
  network: v.string(),
  status: v.string(),
  migrable: v.boolean(),
  /** 0, else why it cannot move. */
  reason: integer,
  currency: v.string(),
});
export type MigrableCard = v.InferOutput<typeof migrableCard>;

export const cardCalls = {
  "cards.migrable": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/fiat/card/migration/list-migrable",
    request: v.object({ migrationId: v.optional(id) }),
    response: v.object({ list: v.array(migrableCard) }),
  }),
  "cards.acceptTerms": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/fiat/card/application/v3/tnc/migrate/accept",
    request: v.object({ cardIds: v.array(id), tncVersion: v.string(), agree: v.literal(true) }),
    response: v.object({ accepted: v.boolean() }),
    invalidates: ["cards.migrable"],
  }),
  "cards.start": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/compliance/v1/migration/card/start",
    /** No card declines: none is moved. */
    request: v.object({ migrationId: id, cardIds: v.array(id), requestId }),
    response: v.object({ status: migrationStatus }),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.migration,
    invalidates: ["migration.status", "cards.migrable"],
  }),
  "cards.complete": defineCall({
    eventCode: 70_167,
    method: "POST",
    path: "/compliance/v1/migration/complete_card_process",
    request: v.object({ migrationId: id, skip: v.optional(v.boolean()) }),
    response: v.object({ status: migrationStatus }),
    invalidates: ["migration.status", "migration.banner"],
  }),
};
