import type { CallDefinition } from "#shared/contract/define.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import { cofferError, isCofferError } from "#shared/rpc/errors.ts";
import type { Answer } from "./answer-kind.ts";
import { CallFailed } from "./call-failed.ts";
import { defaultShowsMs, toast } from "./taxonomy.ts";

/**
 * Whose figures the page shows. Another tab can log in somebody else, and for as long as the new profile is on its way the page
 * still shows the one before: nothing is requested, signed or changed in that name meanwhile (D3.9).
 */
export interface ShownPerson {
  /** An answer about the profile, and the token that it was requested with. */
  learn(token: string, answer: Answer): void;
  /**
   * Rejects, before anything is sent, unless this token is of the person that the page shows: a user's id, 0 for nobody yet. With
   * a CofferError where the session is over, else with CallFailed. `acts`: {@link actsFor}.
   */
  admit(token: string, shown: number, acts: boolean): Promise<void>;
}

/** `ask` requests the profile, and has `learn` told; "anonymous" where nobody is logged in. */
export function createShownPerson(ask: () => Promise<CallResult<"profile.get">>): ShownPerson {
  let owner: { readonly token: string; readonly id: number } | undefined;
  /** Under which token a page began that does not know whom it shows; one that was nobody's from the start is none. */
  let begun = "";
  let nobodys = "";
  /** One look-up serves all that wait for it. */
  let asked: Promise<void> | undefined;

  async function lookUp(): Promise<void> {
    const answer = await ask().catch((error: unknown) => {
      throw isCofferError(error) ? new CallFailed("network", "", false) : error;
    });
    // Anybody can say so. It opens no way, but the page has to learn of it: no figure of the person's stands any longer.
    if (answer.kind === "anonymous") throw loggedOut();
  }

  async function ownerOf(token: string): Promise<number> {
    asked ??= lookUp().finally(() => {
      asked = undefined;
    });
    await asked;
    // Meanwhile it may be another: then this one is nobody's that is known.
    if (owner?.token !== token) throw new CallFailed("network", "", false);
    return owner.id;
  }

  return {
    learn(token, answer) {
      if (answer.kind === "ok") owner = { token, id: idOf(answer) };
      else if (answer.refusal.kind === "NotLoggedIn") nobodys = token;
    },
    async admit(token, shown, acts) {
      // Without a token nobody acts: the server says who may.
      if (token === "") return;
      if (shown === 0) {
        // What was typed and confirmed is of whoever it began with, and nobody can compare the two.
        if (token !== nobodys) begun ||= token;
        if (acts && begun !== "" && token !== begun) throw new CallFailed("person", "", false);
        return;
      }
      const id = owner?.token === token ? owner.id : await ownerOf(token);
      if (id !== shown) throw new CallFailed("person", "", false);
    },
  };
}

/** Whether it moves or changes something with this input. */
export function doesAct({ money, changes, asks }: CallDefinition, input: unknown): boolean {
  return money === true || (changes === true && asks?.(input) !== true);
}

/** Whether it does so for whoever asks, or tells them what became of that. */
export function actsFor(name: string, definition: CallDefinition, input: unknown): boolean {
  return doesAct(definition, input) || name === "outcome.lookup";
}

/** As the contract has it by now: the answer was checked. */
function idOf({ data }: Extract<Answer, { kind: "ok" }>): number {
  return (data as { readonly id: number }).id;
}

const loggedOut = (): Error =>
  cofferError({
    kind: "NotLoggedIn",
    code: "10007",
    message: "user no permission",
    call: "profile.get",
    requestId: "",
    show: toast(defaultShowsMs),
  });
