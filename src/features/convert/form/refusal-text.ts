import { entryOf } from "#shared/domain/entry-of.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { hasOwnText } from "#src/session/own-text.ts";

/** Refusals of converting (F5.4-F5.15): the codes that have words here, and what a person can do about each. */

export type RefusalStep =
  /** The button that requests a price is the way on. */
  | "request again"
  | "verify identity"
  | "choose a coin"
  | "type what you pay"
  | "pay the least"
  | "pay the most"
  | "pay all"
  | "see the history"
  | "see your balances"
  | "make a deposit"
  | "reload";

export const refusalSteps: Readonly<Record<string, RefusalStep>> = {
  "10006": "request again",
  "10024": "see your balances",
  "10027": "see your balances",
  "32024": "request again",
  "42039": "verify identity",
  "50001": "choose a coin",
  "131233": "choose a coin",
  "700000": "request again",
  "700001": "choose a coin",
  "700002": "type what you pay",
  "700003": "request again",
  "700004": "see the history",
  "700005": "pay all",
  "700006": "pay the least",
  "700007": "pay the most",
  "700008": "request again",
  "700009": "see the history",
  "700010": "see your balances",
  "700011": "request again",
  "700012": "see your balances",
  "700013": "choose a coin",
  "700016": "request again",
  "700021": "see the history",
  "700022": "see the history",
  "790000": "request again",
  "790001": "reload",
  "790101": "make a deposit",
  "790102": "see your balances",
};

/** What fixes a refusal of this code, null where only the words help. */
export function refusalStep(code: string): RefusalStep | null {
  return entryOf(refusalSteps, code) ?? null;
}

/** The key of a refusal's own words, "" where the error's general text has to do. */
export function refusalKey(error: Pick<ErrorData, "code" | "kind">): string {
  if (error.kind === "NotLoggedIn") return "entry.loggedOut";
  if (refusalStep(error.code) !== null) return `convert.refusal.${error.code}`;
  return hasOwnText(error) ? "" : "convert.refusal.network";
}
