import * as v from "valibot";
import { vaspsFault } from "../domain/catalogue-sanity.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { integer, openNumber, ownId, requestId } from "./fields.ts";

/** Who is at the other end, where the law wants to know (F2i.6, F4d.*). */

/** F4d.1, in UTF-8: what a form can hold stays far below it. */
export const questionnaireBytes = 16_384;

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

const line = v.optional(v.pipe(v.string(), v.maxLength(256)));

/** The older object of a withdrawal's receiver; the United Arab Emirates' fields are in no questionnaire (F4d.5). */
export const beneficiary = v.object({
  vaspEntityId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  beneficiaryName: line,
  beneficiaryLegalType: v.optional(v.picklist(["individual", "company"])),
  /** "0" held by a provider, "1" own custody. */
  beneficiaryWalletType: v.optional(v.picklist(["0", "1"])),
  /** "0" the person's own, "1" somebody else's. */
  beneficiaryUnhostedWalletType: v.optional(v.picklist(["0", "1"])),
  beneficiaryPoiNumber: line,
  beneficiaryPoiType: line,
  beneficiaryPoiIssuingCountry: v.optional(alpha3),
  beneficiaryPoiExpiredDate: line,
  beneficiaryAddressCountry: v.optional(alpha3),
  beneficiaryAddressState: line,
  beneficiaryAddressCity: line,
  beneficiaryAddressBuilding: line,
  beneficiaryAddressStreet: line,
  beneficiaryAddressPostalCode: line,
  beneficiaryDateOfBirth: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))),
  beneficiaryPlaceOfBirth: line,
});
export type Beneficiary = v.InferOutput<typeof beneficiary>;

/** 0 approved, 1 data wanted, 2 pending, 3 refused. A later server's other number is no approval. */
export const travelRuleStatus = openNumber([0, 1, 2, 3], 2);

/**
 * A deposit's id where the field tables have a number (F0.3). Ids have up to 35 digits, and a JSON number of more than 15
 * would name another deposit: such an id goes as the text that it is everywhere else.
 */
export const depositNumber = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  v.pipe(v.string(), v.regex(/^\d{1,64}$/)),
]);

export const vasp = v.object({ vaspEntityId: v.string(), vaspName: v.string() });
export type Vasp = v.InferOutput<typeof vasp>;

export const travelRuleCalls = {
  /** The user's own zone decides. */
  "travelRule.vasps": defineCall({
    eventCode: 70_142,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/vasp-list",
    request: v.object({ ...ownId }),
    response: v.object({ vasp: v.array(vasp) }),
    extension: true,
    cacheMs: 60_000,
    // A person declares one of these to the law, by an id that they never see.
    verified: true,
    sane: vaspsFault,
  }),
  /** The answers to what is asked about one held deposit: sent once, and looked up when the answer is lost. */
  "travelRule.submit": defineCall({
    eventCode: 70_142,
    method: "POST",
    path: "/v3/private/cht/asset-deposit/travel-rule/submit",
    request: v.object({
      depositId: depositNumber,
      subAccountId: v.optional(integer),
      questionnaire: v.pipe(v.string(), v.maxLength(questionnaireBytes)),
      requestId,
    }),
    response: v.object({
      travelRuleStatus,
      /** Our own: whose answers these are. */
      depositId: v.optional(depositNumber),
    }),
    extension: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.travelRule,
    binds: [{ answer: "depositId", request: "depositId", as: "text", optional: true }],
    invalidates: [
      "deposit.records",
      "assets.overview",
      "assets.unifiedBalance",
      "transfer.balances",
      "convert.coins",
    ],
  }),
};
