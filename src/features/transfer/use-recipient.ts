import { useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import type { Recipient } from "./transfer-intent.ts";
import type { Transfer } from "./use-transfer.ts";

/** What is known of the person that was typed. */
export type Lookup =
  | { readonly state: "none" | "asking" | "unreadable" }
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

/** Looks a person up by UID, mail or phone. Any change to what is typed forgets the answer. */
export function useRecipient({ form, change }: Pick<Transfer, "form" | "change">): RecipientSearch {
  const { by, who } = form;
  const key = `${by} ${who.trim()}`;
  const [found, setFound] = useState<{ readonly key: string; readonly lookup: Lookup } | null>(null);

  async function find(): Promise<void> {
    const address = who.trim();
    if (!shapes[by].test(address)) {
      setFound({ key, lookup: { state: "unreadable" } });
      return;
    }
    setFound({ key, lookup: { state: "asking" } });
    const lookup = await ask(by, address);
    // A later question has the word.
    setFound((now) => (now?.key === key ? { key, lookup } : now));
  }

  return {
    lookup: found?.key === key ? found.lookup : { state: "none" },
    find: () => void find(),
    clear() {
      setFound(null);
      change({ type: "who", who: "" });
    },
  };
}

async function ask(internalType: Transfer["form"]["by"], address: string): Promise<Lookup> {
  try {
    const answer = await bridge.call("transfer.recipient", { internalType, address }, { silent: true });
    return answer.kind === "ok" ? lookupOf(answer.data) : { state: "none" };
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    return { state: "failed", error };
  }
}

function lookupOf({ valid, uid, maskedName, code }: CallOutput<"transfer.recipient">): Lookup {
  return valid && uid !== ""
    ? { state: "found", recipient: { uid, maskedName } }
    : { state: "refused", code, uid };
}
