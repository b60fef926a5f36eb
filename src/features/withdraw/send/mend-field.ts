import { adviceOf } from "./refusal-steps.ts";
import type { WithdrawRefusal } from "./refusal-words.ts";

/** Names of fields of the form, by what a refusal is about; others are mended elsewhere, or by nobody. */
const fields: Partial<Record<WithdrawRefusal, readonly string[]>> = {
  above: ["amount"],
  amount: ["amount"],
  limit: ["amount"],
  margin: ["amount"],
  unsafeDeposits: ["amount"],
  memo: ["memo"],
  address: ["address", "recipient"],
  bookOnly: ["address", "recipient"],
  mayNotReceive: ["address", "recipient"],
  nobody: ["address", "recipient"],
  notVerified: ["address", "recipient"],
  receiverAddress: ["address", "recipient"],
  receiverRefused: ["address", "recipient"],
  refusedField: ["address", "recipient"],
  yourself: ["address", "recipient"],
};

/** The caret goes where what was refused is mended, once the dialog has given the focus back. */
export function focusMend(error: { readonly code: string; readonly cause?: string }): void {
  const word = adviceOf(error)?.word;
  for (const name of (word && fields[word]) ?? []) {
    const field = document.querySelector<HTMLElement>(`main form [name="${name}"]`);
    field?.focus();
    if (field !== null) return;
  }
}
