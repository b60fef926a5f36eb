import type { CallDefinition } from "#shared/contract/define.ts";
import { type Signable, signRequest } from "../signing/sign-request.ts";
import { verifyResponse } from "../signing/verify-response.ts";
import { CallFailed } from "./call-failed.ts";
import type { HttpReply } from "./round-trip.ts";
import type { ServerClock } from "./server-clock.ts";
import { type SignalCode, signalCodes } from "./taxonomy.ts";

/** Public keys of the host config as PEM, "" where it has none. */
export interface SigningKeys {
  readonly requestPublicKey: string;
  readonly responsePublicKey: string;
}

export interface SignaturesOptions {
  readonly keys: SigningKeys;
  readonly serverClock: Pick<ServerClock, "now">;
  /** Tells monitoring what became of a signature (spec section 8: 79990 to 79993). */
  readonly note: (code: SignalCode, path: string) => void;
}

/** Signatures of requests and answers (spec sections 5 and 7, design section 10). */
export interface Signatures {
  /** `X-Signature` of a call, "" where the host has no key. Rejects with CallFailed. */
  sign(call: Signable): Promise<string>;
  /** Rejects with CallFailed when this call's answers must verify and this one does not. */
  check(definition: CallDefinition, reply: HttpReply): Promise<void>;
}

export function createSignatures({ keys, serverClock, note }: SignaturesOptions): Signatures {
  return {
    async sign(call) {
      if (keys.requestPublicKey === "") return "";
      try {
        const header = await signRequest(call, keys.requestPublicKey, serverClock.now());
        note(signalCodes.signatureGenerated, call.path);
        return header;
      } catch (thrown) {
        // The signer is loaded at its first use; browsers tell of a script that cannot be had by a TypeError.
        if (thrown instanceof TypeError) throw new CallFailed("network", "", false);
        throw new CallFailed("request", "the request could not be signed", false);
      }
    },
    async check(definition, reply) {
      const outcome = await outcomeOf(definition, reply);
      if (outcome === undefined) return;
      // A failure that ends the call is told of by its row of the catalogue.
      const fails = definition.verified === true && outcome !== signalCodes.signatureValid;
      if (fails && keys.responsePublicKey !== "") throw new CallFailed("signature", "", true);
      note(outcome, definition.path);
    },
  };

  /** Undefined where there was nothing to check. */
  async function outcomeOf(
    { verified }: CallDefinition,
    { signature, text }: HttpReply,
  ): Promise<SignalCode | undefined> {
    const mustVerify = verified === true;
    if (keys.responsePublicKey === "") {
      return mustVerify || signature !== "" ? signalCodes.signatureUnchecked : undefined;
    }
    if (signature === "") return mustVerify ? signalCodes.signatureWrong : undefined;
    // Against the time known before this answer: its own would make any old answer look fresh.
    const verdict = await verifyResponse(signature, text, keys.responsePublicKey, serverClock.now());
    if (verdict.status === "SUCCESS") return signalCodes.signatureValid;
    return verdict.why === "unverifiable" ? signalCodes.signatureUnchecked : signalCodes.signatureWrong;
  }
}
