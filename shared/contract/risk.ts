import * as v from "valibot";
import { defineCall } from "./define.ts";
import { count, integer } from "./fields.ts";

/** The check before a guarded action and the codes it asks for (R3.18, R7.22, F2a.4, F2d.9). */

/** What a guarded action carries once the check was passed. */
export const proofs = {
  /** From `risk.intercept`. */
  riskToken: v.optional(v.string()),
  emailCode: v.optional(v.string()),
  googleCode: v.optional(v.string()),
};

export const riskComponent = v.object({
  type: v.picklist(["EMAIL", "SMS", "GOOGLE", "FUND_PWD", "FACE", "PASSKEY"]),
  /** Masked. */
  target: v.string(),
  required: v.boolean(),
});
export type RiskComponent = v.InferOutput<typeof riskComponent>;

export const riskVerdict = v.object({
  intercept: v.boolean(),
  /** 0, or a refusal that no code lifts (131226, 131089). */
  blockCode: integer,
  /** Goes with the action. */
  riskToken: v.string(),
  components: v.array(riskComponent),
});
export type RiskVerdict = v.InferOutput<typeof riskVerdict>;

export const riskCalls = {
  "risk.intercept": defineCall({
    eventCode: 70_158,
    method: "POST",
    path: "/user/public/risk/default-intercept",
    request: v.object({
      /** The scene, spelled as the server spells it, e.g. withdraw_address_add. */
      sence: v.string(),
      /** JSON text with the action's detail. */
      ext_info_str: v.string(),
    }),
    response: riskVerdict,
    encoding: "form",
    guid: true,
  }),
  "risk.sendEmail": defineCall({
    eventCode: 70_159,
    method: "POST",
    path: "send/email",
    request: v.object({
      scene: v.picklist(["WITHDRAW", "ADDRESS_ADD", "ADDRESS_EDIT", "ADDRESS_SWITCH", "EXPORT", "MIGRATION"]),
      captcha: v.optional(v.string()),
      riskToken: v.optional(v.string()),
    }),
    response: v.object({
      emailToken: v.string(),
      maskedEmail: v.string(),
      /** Seconds until another may be sent. */
      coolDown: count,
      /** Seconds the code lives. */
      expireIn: count,
    }),
  }),
};
