import * as v from "valibot";
import { defineCall } from "./define.ts";
import { count, integer, openText, ownId } from "./fields.ts";

/** The check before a guarded action and the codes it requires (R3.18, R7.22, F2a.4, F2d.9). */

/** Bytes as base64url, without padding: full groups of four and what is left of bytes. */
const bytes = v.pipe(v.string(), v.maxLength(4096), v.regex(/^(?:[\w-]{4})*(?:[\w-]{2,3})?$/));

/** What an authenticator signs (WebAuthn): the parts of its assertion. */
export const passkeyAssertion = v.object({
  credentialId: bytes,
  clientData: bytes,
  authenticatorData: bytes,
  signature: bytes,
});
export type PasskeyAssertion = v.InferOutput<typeof passkeyAssertion>;

/**
 * What a guarded action carries once the check was passed. One that is wrong is refused with 10005, and the refusal's words
 * begin with its field: `emailCode: wrong`. None is ever kept on the device.
 */
export const verificationFields = {
  /** From `risk.intercept`. */
  riskToken: v.optional(v.string()),
  emailCode: v.optional(v.string()),
  googleCode: v.optional(v.string()),
  /** Our own from here on. Of `risk.sendEmail`. */
  emailToken: v.optional(v.string()),
  smsCode: v.optional(v.string()),
  fundPassword: v.optional(v.pipe(v.string(), v.maxLength(128))),
  passkey: v.optional(passkeyAssertion),
};
export type VerificationField = keyof typeof verificationFields;

export const riskComponent = v.object({
  /** A later server's other demand cannot be met here. */
  type: openText(["EMAIL", "SMS", "GOOGLE", "FUND_PWD", "FACE", "PASSKEY"], "UNKNOWN"),
  /** Masked. */
  target: v.string(),
  required: v.boolean(),
  /** Our own, of a PASSKEY: what is to be signed, and by which of the person's keys. Without it none can be given here. */
  passkey: v.optional(v.object({ challenge: bytes, rpId: v.string(), credentialIds: v.array(bytes) })),
  /** Our own: those of one name stand for each other, one of them is enough. */
  anyOf: v.optional(v.string()),
});
export type RiskComponent = v.InferOutput<typeof riskComponent>;

/** The detail of a withdrawal's scene as `ext_info_str` has it. */
export const withdrawCheck = v.object({
  coin: v.string(),
  /** "" to a UID, as is `tag` without one. */
  chain: v.string(),
  address: v.string(),
  tag: v.string(),
  amount: v.string(),
  /** 0: the fee comes on top of the amount; 1: it is taken out of it. */
  feeType: integer,
  /** Which wallets it is paid from. */
  accountType: v.string(),
});
export type WithdrawCheck = v.InferOutput<typeof withdrawCheck>;

export const riskResult = v.object({
  intercept: v.boolean(),
  /** 0, or a refusal that no code lifts (131226, 131089). */
  blockCode: integer,
  /** Goes with the action. */
  riskToken: v.string(),
  components: v.array(riskComponent),
  /** Our own, as is the next: what was checked, letter for letter. */
  sence: v.optional(v.string()),
  ext_info_str: v.optional(v.string()),
});
export type RiskResult = v.InferOutput<typeof riskResult>;

/** A result that contradicts itself counts as none: one half would be acted on, the other was meant. */
function resultFault({ intercept, blockCode, components }: RiskResult): string {
  if (blockCode !== 0) return "";
  if (!intercept && components.some(({ required }) => required)) return "components: of what is let through";
  if (intercept && components.length === 0) return "components: of what is intercepted";
  const unsigned = components.some(({ passkey }) => passkey !== undefined && !isSignable(passkey));
  return unsigned ? "components: a passkey has nothing to sign" : "";
}

/** A challenge of less than 16 bytes could be one that was signed before (WebAuthn 13.4.3). */
const shortestChallenge = 22;

function isSignable(passkey: NonNullable<RiskComponent["passkey"]>): boolean {
  return passkey.rpId !== "" && passkey.challenge.length >= shortestChallenge;
}

const longestCoolDown = 300;

export const riskCalls = {
  "risk.intercept": defineCall({
    eventCode: 70_158,
    method: "POST",
    path: "/user/public/risk/default-intercept",
    request: v.object({
      /** The scene, spelled as the server spells it, e.g. withdraw_address_add. */
      sence: v.string(),
      /** JSON text with the action's detail: what was checked is what may be done. See `withdrawCheck`. */
      ext_info_str: v.string(),
      ...ownId,
    }),
    response: riskResult,
    encoding: "form",
    guid: true,
    // What a person is asked to prove, and whether they are asked at all.
    verified: true,
    binds: [
      { answer: "sence", request: "sence", as: "text", optional: true },
      { answer: "ext_info_str", request: "ext_info_str", as: "text", optional: true },
    ],
    sane: resultFault,
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
      /** Seconds until another may be sent. Nobody signs it: whoever stands between keeps no one from asking again. */
      coolDown: v.pipe(
        count,
        v.transform((seconds) => Math.min(seconds, longestCoolDown)),
      ),
      /** Seconds the code lives. */
      expireIn: count,
    }),
  }),
};
