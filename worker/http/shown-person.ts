import type { CallDefinition } from "#shared/contract/define.ts";
import type { Answer } from "./answer-kind.ts";
import { CallFailed } from "./call-failed.ts";
import type { Send } from "./sender.ts";

/**
 * Whose figures the page shows. Another tab can log in somebody else, and for as long as the new profile is on its way the page
 * still shows the one before: nothing that is signed or changes anything leaves in that name meanwhile (D3.9).
 */
export interface ShownPerson {
  /** An answer about the profile, and the token that it was requested with. */
  learn(token: string, answer: Answer): void;
  /** Rejects with CallFailed, before anything is sent, unless this token is of the person that the page shows. */
  admit(token: string, cancelled: AbortSignal): Promise<void>;
}

export function createShownPerson(load: () => Promise<CallDefinition>, send: Send): ShownPerson {
  let shown: { readonly token: string; readonly id: number } | undefined;

  return {
    learn(token, answer) {
      if (answer.kind === "ok") shown = { token, id: idOf(answer) };
    },
    async admit(token, cancelled) {
      const before = shown;
      // Without a profile nobody is shown, and without a token nobody acts: the server says who may.
      if (before === undefined || before.token === token || token === "") return;
      const definition = await load();
      const answer = await send({ name: "profile.get", definition, fields: {}, token }, cancelled).catch(
        () => {
          throw new CallFailed("network", "", false);
        },
      );
      // That nobody is logged in can be forged, and opens no way for whoever is.
      if (answer.kind !== "ok") throw new CallFailed("network", "", false);
      if (idOf(answer) !== before.id) throw new CallFailed("person", "", false);
      if (shown === before) shown = { token, id: before.id };
    },
  };
}

/** As the contract has it by now: the answer was checked. */
function idOf({ data }: Extract<Answer, { kind: "ok" }>): number {
  return (data as { readonly id: number }).id;
}
