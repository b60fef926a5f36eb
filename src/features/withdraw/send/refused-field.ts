import { adviceOf } from "./refusal-steps.ts";
import type { WithdrawRefusal } from "./refusal-texts.ts";

/** Names of fields of the form, by what a refusal is about; others are fixed elsewhere, or by nobody. */
const fields: Partial<Record<WithdrawRefusal, readonly string[]>> = {
  closed: ["coin"],
  islamic: ["coin"],
  receiverCoin: ["coin"],
  changed: ["network"],
  travelRule: ["travel.wallet"],
  receiverName: ["travel.firstName", "travel.companyName"],
  above: ["amount"],
  amount: ["amount"],
  limit: ["amount"],
  margin: ["amount"],
  unsafeDeposits: ["amount"],
  memo: ["memo"],
  address: ["address", "recipient"],
  bookOnly: ["address", "recipient"],
  ineligible: ["address", "recipient"],
  notFound: ["address", "recipient"],
  notVerified: ["address", "recipient"],
  receiverAddress: ["address", "recipient"],
  receiverRefused: ["travel.vaspCode", "address", "recipient"],
  refusedField: ["address", "recipient"],
  yourself: ["address", "recipient"],
};

/** The caret goes where what was refused is fixed, once the dialog has given the focus back. */
export function focusRefused(error: { readonly code: string; readonly cause?: string }): void {
  const word = adviceOf(error)?.word;
  for (const name of (word && fields[word]) ?? []) {
    const named = `main form [name="${name}"]`;
    const field =
      document.querySelector<HTMLElement>(`${named}:checked`) ?? document.querySelector<HTMLElement>(named);
    field?.focus();
    if (field !== null) return;
  }
}
