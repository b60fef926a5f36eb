import * as v from "valibot";
import { defineCall } from "./define.ts";
import { id, integer, openText, secondsNumber } from "./fields.ts";

/** The application for options: questions, answers, verdict (R7.25, F2f.1). */

/** A later server's state reads as PENDING: no leave is given on it. */
export const agreementStatus = openText(["NONE", "PENDING", "APPROVED", "REJECTED"], "PENDING");
export type AgreementStatus = v.InferOutput<typeof agreementStatus>;

export const agreementQuestion = v.object({
  id,
  type: v.picklist(["SINGLE", "MULTI", "TEXT"]),
  titleKey: v.string(),
  options: v.array(v.object({ value: v.string(), labelKey: v.string() })),
  required: v.boolean(),
});
export type AgreementQuestion = v.InferOutput<typeof agreementQuestion>;

const productCode = v.literal("OPTION");

export const optionsCalls = {
  "options.agreement": defineCall({
    eventCode: 70_164,
    method: "POST",
    path: "/option/asset/amp/product/agreement/query",
    request: v.object({ productCode }),
    response: v.object({
      status: agreementStatus,
      agreementVersion: v.string(),
      agreementUrl: v.string(),
      questions: v.array(agreementQuestion),
      /** When one may apply again, 0 for at once. */
      retryTime: secondsNumber,
    }),
  }),
  "options.apply": defineCall({
    eventCode: 70_164,
    method: "POST",
    path: "/option/asset/amp/agreement/apply",
    request: v.object({
      productCode,
      agreementVersion: v.string(),
      agree: v.literal(true),
      answers: v.array(v.object({ id, value: v.union([v.string(), v.array(v.string())]) })),
    }),
    response: v.object({ status: agreementStatus, score: integer }),
    invalidates: ["options.agreement"],
  }),
};
