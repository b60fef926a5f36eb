import type { CallDefinition } from "#shared/contract/define.ts";
import type { Answer } from "./answer-kind.ts";
import { CallFailed } from "./call-failed.ts";
import type { Send } from "./sender.ts";

/**
 * Whose figures the page shows. Another tab can log in somebody else, and for as long as the new profile is on its way the page
 * still shows the one before: nothing is requested, signed or changed in that name meanwhile (D3.9).
 */
export interface ShownPerson {
  /** An answer about the profile, and the token that it was requested with. */
  learn(token: string, answer: Answer): void;
  /**
   * Rejects with CallFailed, before anything is sent, unless this token is of the person that the page shows: a user's id, 0 for
   * nobody yet.
   */
  admit(token: string, shown: number): Promise<void>;
}

export function createShownPerson(load: () => Promise<CallDefinition>, send: Send): ShownPerson {
  let owner: { readonly token: string; readonly id: number } | undefined;
  let asked: { readonly token: string; readonly id: Promise<number> } | undefined;

  function learn(token: string, answer: Answer): void {
    if (answer.kind === "ok") owner = { token, id: idOf(answer) };
  }

  /** One look-up serves all that wait for it; so it is nobody's to cancel. */
  async function lookUp(token: string): Promise<number> {
    const definition = await load();
    const call = { name: "profile.get", definition, fields: {}, token } as const;
    const answer = await send(call, new AbortController().signal).catch(() => {
      throw new CallFailed("network", "", false);
    });
    // That nobody is logged in can be forged, and opens no way for whoever is.
    if (answer.kind !== "ok") throw new CallFailed("network", "", false);
    learn(token, answer);
    return idOf(answer);
  }

  function ownerOf(token: string): Promise<number> {
    if (asked?.token === token) return asked.id;
    const id = lookUp(token).finally(() => {
      if (asked?.id === id) asked = undefined;
    });
    asked = { token, id };
    return id;
  }

  return {
    learn,
    async admit(token, shown) {
      // Without a profile nobody is shown, and without a token nobody acts: the server says who may.
      if (shown === 0 || token === "") return;
      const id = owner?.token === token ? owner.id : await ownerOf(token);
      if (id !== shown) throw new CallFailed("person", "", false);
    },
  };
}

/** As the contract has it by now: the answer was checked. */
function idOf({ data }: Extract<Answer, { kind: "ok" }>): number {
  return (data as { readonly id: number }).id;
}
