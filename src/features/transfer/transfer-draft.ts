import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { DraftKind } from "#src/state/use-own-draft.ts";
import type { TransferForm } from "./transfer-form.ts";
import { readLink } from "./transfer-link.ts";

/** Whom a transfer goes to and how much it is: kept in this tab for their owner, and never in an address. The rest the address says. */

const ways: readonly InternalTarget[] = ["UID", "EMAIL", "MOBILE"];

export function transferDraft(search: string): DraftKind<TransferForm> {
  return {
    name: "transfer/form",
    read: (stored) => readTyped(stored, readLink(search)),
    empty: () => readLink(search),
    isEmpty,
    toKeep,
  };
}

function isEmpty({ text, who, by }: TransferForm): boolean {
  return text === "" && who === "" && by === "UID";
}

/** What is under way stands nowhere ready to be sent a second time. */
function toKeep(form: TransferForm): TransferForm {
  return form.underWay ? { ...form, text: "" } : form;
}

/** An amount is of the coin that it was typed for. */
function readTyped(stored: unknown, form: TransferForm): TransferForm | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const typed: Readonly<Record<string, unknown>> = { ...stored };
  const text = (name: string): string => {
    const value = typed[name];
    return typeof value === "string" && value.length <= 100 ? value : "";
  };
  return {
    ...form,
    text: typed.coin === form.coin ? text("text") : "",
    by: ways.find((way) => way === typed.by) ?? "UID",
    who: text("who"),
  };
}
