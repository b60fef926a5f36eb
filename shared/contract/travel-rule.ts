import * as v from "valibot";
import { defineCall } from "./define.ts";
import { integer } from "./fields.ts";

/** Who is at the other end, where the law wants to know (F2i.6, F4d.*). */

const alpha3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** The object behind the `questionnaire` text. Which fields a site wants is a form's rule. */
export const questionnaire = v.object({
  /** 0 held by a provider, 1 own custody. */
  walletType: v.picklist([0, 1]),
  legalType: v.picklist(["individual", "company"]),
  /** A vaspEntityId of the list, `others` when it is not there. */
  vaspCode: v.optional(v.pipe(v.string(), v.maxLength(64))),
  isSelfWallet: v.optional(v.boolean()),
  firstName: v.optional(name),
  lastName: v.optional(name),
  companyName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
  /** EU, Turkey. */
  transactionPurpose: v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(500))),
  /** Identity papers: Turkey, Kazakhstan. */
  poiType: v.optional(v.picklist(["ID_CARD", "PASSPORT", "DRIVERS", "RESIDENCE_PERMIT", "OTHER"])),
  poiNumber: v.optional(v.pipe(v.string(), v.maxLength(64))),
  poiIssuingCountry: v.optional(alpha3),
  poiExpiredDate: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
  /** Companies in Korea. */
  representativeFirstName: v.optional(name),
  representativeLastName: v.optional(name),
});
export type Questionnaire = v.InferOutput<typeof questionnaire>;

export const vasp = v.object({ vaspEntityId: v.string(), vaspName: v.string() });
export type Vasp = v.InferOutput<typeof vasp>;

export const travelRuleCalls = {
  /** The user's own zone decides. */
  "travelRule.vasps": defineCall({
    eventCode: 70_142,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/vasp-list",
    request: v.object({}),
    response: v.object({ vasp: v.array(vasp) }),
    extension: true,
    cacheMs: 60_000,
  }),
  "travelRule.submit": defineCall({
    eventCode: 70_142,
    method: "POST",
    path: "/v3/private/cht/asset-deposit/travel-rule/submit",
    request: v.object({
      /** A number here, text everywhere else. */
      depositId: integer,
      subAccountId: v.optional(integer),
      questionnaire: v.pipe(v.string(), v.maxLength(16_384)),
    }),
    response: v.object({
      /** 0 approved, 1 data wanted, 2 pending, 3 refused. */
      travelRuleStatus: integer,
    }),
    extension: true,
    invalidates: ["deposit.records"],
  }),
};
