import * as v from "valibot";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { count, id, openText, ownId, secondsNumber } from "./fields.ts";
import { applicationFault, resultFault } from "./options-sanity.ts";

/** The application for options: questions, answers, result (R7.25, F2f.*). */

/** A later server's state reads as PENDING: no leave is given on it. */
export const agreementStatus = openText(["NONE", "PENDING", "APPROVED", "REJECTED"], "PENDING");
export type AgreementStatus = v.InferOutput<typeof agreementStatus>;

export const agreementQuestion = v.object({
  id,
  /** One of the options, any of them, or words of one's own. */
  type: v.picklist(["SINGLE", "MULTI", "TEXT"]),
  /** Key of a text that the page has. */
  titleKey: v.string(),
  options: v.array(v.object({ value: v.string(), labelKey: v.string() })),
  required: v.boolean(),
});
export type AgreementQuestion = v.InferOutput<typeof agreementQuestion>;

/** An option's value, the values of several, or words. */
export const agreementAnswer = v.union([v.string(), v.array(v.string())]);
export type AgreementAnswer = v.InferOutput<typeof agreementAnswer>;

const productCode = v.literal("OPTION");

export const optionsCalls = {
  "options.agreement": defineCall({
    eventCode: 70_164,
    method: "POST",
    path: "/option/asset/amp/product/agreement/query",
    request: v.object({ productCode, ...ownId }),
    response: v.object({
      status: agreementStatus,
      agreementVersion: v.string(),
      agreementUrl: v.string(),
      questions: v.array(agreementQuestion),
      /** When one may apply again, 0 for at once. */
      retryTime: secondsNumber,
      /** Our own: right answers of the last application, and how many pass. */
      score: v.optional(count),
      passScore: v.optional(count),
      /** Our own: since when the state is what it is, 0 for never. */
      decidedTime: v.optional(secondsNumber),
    }),
    // Who may trade options, and under which terms, is not for visitors without a session.
    verified: true,
    sane: applicationFault,
  }),
  /** Not a money call: what became of one whose answer is lost is what the agreement says then. Nothing sends it again. */
  "options.apply": defineCall({
    eventCode: 70_164,
    method: "POST",
    path: "/option/asset/amp/agreement/apply",
    request: v.object({
      productCode,
      agreementVersion: v.string(),
      agree: v.literal(true),
      answers: v.array(v.object({ id, value: agreementAnswer })),
      ...ownId,
    }),
    response: v.object({
      status: agreementStatus,
      score: count,
      /** Our own: which terms this is about. */
      agreementVersion: v.optional(v.string()),
    }),
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.application,
    binds: same("agreementVersion").map((bind) => ({ ...bind, optional: true as const })),
    sane: resultFault,
    invalidates: ["options.agreement"],
  }),
};
