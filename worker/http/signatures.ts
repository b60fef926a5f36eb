import type { CallDefinition } from "#shared/contract/define.ts";
import { type Signable, signRequest } from "../signing/sign-request.ts";
import { type VerifyResult, verifyResponse } from "../signing/verify-response.ts";
import { CallFailed } from "./call-failed.ts";
import { type Echo, isForeign, readEcho } from "./envelope.ts";
import type { Freshness, Tie } from "./freshness.ts";
import type { HttpReply } from "./http-message.ts";
import type { SigningPolicy } from "./signing-policy.ts";
import { type SignalCode, signalCodes } from "./taxonomy.ts";

export interface SignaturesOptions {
  readonly policy: SigningPolicy;
  readonly freshness: Freshness;
  readonly serverNow: () => number;
  /** Reports to monitoring what became of a signature (R8.19: 79990 to 79993). */
  readonly note: (code: SignalCode, path: string) => void;
}

/** How an answer is known to be this request's; `unchecked`: nothing was to be proven, or nothing could be. */
export type Proof = Extract<Tie, "named" | "after" | "recent" | "loose"> | "unchecked";

/** Signatures of requests and answers (R5.3-R5.5, R7.4, D10.3-D10.6). */
export interface Signatures {
  /** `X-Signature` of a call, "" where the host has no key. Rejects with CallFailed. */
  sign(call: Signable): Promise<string>;
  /** Throws CallFailed, before anything is sent, where this host must not send it (production without its keys). */
  admit(definition: CallDefinition): void;
  /** Rejects with CallFailed when this call's answers must verify and this one does not. */
  check(definition: CallDefinition, reply: HttpReply, own: Echo): Promise<Proof>;
}

export function createSignatures({ policy, freshness, serverNow, note }: SignaturesOptions): Signatures {
  const { requestPublicKey, responsePublicKey } = policy;
  return {
    async sign(call) {
      if (requestPublicKey === "") return "";
      try {
        const header = await signRequest(call, requestPublicKey, serverNow());
        note(signalCodes.signatureGenerated, call.path);
        return header;
      } catch (thrown) {
        // The signer is loaded at its first use; browsers report a script that cannot be had by a TypeError, of a new version too.
        if (thrown instanceof TypeError) throw new CallFailed("code", "", false);
        throw new CallFailed("request", "the request could not be signed", false);
      }
    },
    admit({ signed, verified, path }) {
      if (!policy.closed) return;
      const lacks =
        (signed === true && requestPublicKey === "") || (verified === true && responsePublicKey === "");
      if (lacks)
        throw new CallFailed("request", `${path} wants signatures, and this host has no keys`, false);
    },
    async check({ verified, path }, reply, own) {
      const mustVerify = verified === true;
      const { signature, text } = reply;
      if (responsePublicKey === "") {
        if (mustVerify || signature !== "") note(signalCodes.signatureUnchecked, path);
        return "unchecked";
      }
      if (signature === "" && !mustVerify) return "unchecked";
      const result = await verifyResponse(signature, text, responsePublicKey);
      const tie = result.status === "SUCCESS" ? tieOf(result, reply, own) : undefined;
      if (tie === "foreign" && mustVerify)
        throw new CallFailed("unreadable", `${path}: names another request, bearer or question`, true);
      if (tie === undefined || tie === "old" || tie === "foreign") {
        // A failure that ends the call is reported by its row of the catalogue.
        if (mustVerify) throw new CallFailed("signature", "", true);
        note(isUnverifiable(result) ? signalCodes.signatureUnchecked : signalCodes.signatureWrong, path);
        return "unchecked";
      }
      note(signalCodes.signatureValid, path);
      return tie;
    },
  };

  function tieOf(
    { timestamp }: Extract<VerifyResult, { status: "SUCCESS" }>,
    { sentAt, receivedAt, text }: HttpReply,
    own: Echo,
  ): Tie {
    const echo = readEcho(text);
    if (isForeign(echo, own)) return "foreign";
    return freshness.tieOf({ timestamp, sentAt, receivedAt, own: own.requestId, named: echo.requestId });
  }
}

function isUnverifiable(result: VerifyResult): boolean {
  return result.status === "FAIL" && result.why === "unverifiable";
}
