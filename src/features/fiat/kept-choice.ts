import type { DraftKind } from "#src/state/use-own-draft.ts";
import type { FiatSide } from "./paths.ts";

/** What a person has chosen and typed; "" for what is not: then what was used last stands there. */
export interface FiatChoice {
  readonly currency: string;
  readonly channelId: string;
  readonly amount: string;
}

const untouched: FiatChoice = { currency: "", channelId: "", amount: "" };

const kindOf = (name: string): DraftKind<FiatChoice> => ({
  name,
  read: readChoice,
  empty: () => untouched,
  isEmpty: ({ currency, channelId, amount }) => currency + channelId + amount === "",
});

/** Kept in this tab for its owner, each side for itself. */
export const keptChoices: Readonly<Record<FiatSide, DraftKind<FiatChoice>>> = {
  0: kindOf("fiat/deposit"),
  1: kindOf("fiat/withdraw"),
};

function readChoice(stored: unknown): FiatChoice | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { currency, channelId, amount }: Partial<Record<keyof FiatChoice, unknown>> = stored;
  if (typeof currency !== "string" || typeof channelId !== "string" || typeof amount !== "string")
    return undefined;
  return { currency, channelId, amount };
}
