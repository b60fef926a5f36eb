import { useState } from "react";
import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { recipientText } from "./recipient-text.ts";
import { usePhoneCode } from "./use-phone-code.ts";

/** Another person here, by what the exchange shows of them. */
export interface Recipient {
  readonly uid: string;
  readonly maskedName: string;
}

/** Which of its calls looks them up. */
export type RecipientCall = "transfer.recipient" | "addressBook.checkInternal";

/** What is known of the person that was typed. */
export type Lookup =
  | { readonly state: "none" | "loading" | "unreadable" }
  | { readonly state: "found"; readonly recipient: Recipient }
  | { readonly state: "refused"; readonly code: number; readonly uid: string }
  | { readonly state: "failed"; readonly error: CofferError };

export interface RecipientSearch {
  readonly lookup: Lookup;
  readonly find: () => void;
  /** To look for somebody else. */
  readonly clear: () => void;
}

const shapes = {
  UID: /^[\d\s]{4,20}$/,
  EMAIL: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  MOBILE: /^\+[\d\s()-]{6,24}$/,
} as const;

export interface RecipientTyped {
  readonly by: InternalTarget;
  readonly who: string;
}

/** Looks a person up by UID, mail or phone. Any change to what is typed forgets the answer. */
export function useRecipient(
  call: RecipientCall,
  { by, who }: RecipientTyped,
  onClear: () => void,
): RecipientSearch {
  const address = recipientText(by, who);
  const key = `${by} ${address}`;
  const [found, setFound] = useState<{ readonly key: string; readonly lookup: Lookup } | null>(null);
  const phoneCode = usePhoneCode(by, who);

  async function find(): Promise<void> {
    if (!shapes[by].test(address)) {
      setFound({ key, lookup: { state: "unreadable" } });
      return;
    }
    setFound({ key, lookup: { state: "loading" } });
    const lookup = await fetchRecipient(call, { internalType: by, address, ...phoneCode });
    // A later question has the word.
    setFound((now) => (now?.key === key ? { key, lookup } : now));
  }

  return {
    lookup: found?.key === key ? found.lookup : { state: "none" },
    find: () => void find(),
    clear() {
      setFound(null);
      onClear();
    },
  };
}

async function fetchRecipient(
  call: RecipientCall,
  { countryCode, ...whom }: CallInput<"addressBook.checkInternal">,
): Promise<Lookup> {
  try {
    // Our own call reads the code from the number.
    const input =
      countryCode === undefined || call === "transfer.recipient" ? whom : { ...whom, countryCode };
    const answer = await bridge.call(call, input, { silent: true }).catch(presentWall);
    return answer.kind === "ok" ? lookupOf(answer.data) : { state: "none" };
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    return { state: "failed", error };
  }
}

function lookupOf({ valid, uid, maskedName, code }: CallOutput<RecipientCall>): Lookup {
  return valid && uid !== ""
    ? { state: "found", recipient: { uid, maskedName } }
    : { state: "refused", code, uid };
}
