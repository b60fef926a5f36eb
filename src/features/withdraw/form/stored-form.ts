import { mayBeSecret } from "#shared/domain/address/secret-shape.ts";
import { readMemoOwner } from "#src/entry/memo-owner.ts";
import { emptyForm, type WithdrawForm, wallets } from "./withdraw-form.ts";

/**
 * The form over a reload or a login, in this tab alone and for its owner alone: an address or amount never stands in the
 * page's address. Without storage it simply is not there again.
 */

const storageKey = "coffer.withdraw.form";
const longest = 2000;

export function readStoredForm(storage: Pick<Storage, "getItem">, owner: number): WithdrawForm | null {
  const stored = parsed(storage);
  if (stored === null || stored.owner !== owner) return null;
  const { form } = stored;
  const text = (name: keyof WithdrawForm): string => {
    const value = form[name];
    return typeof value === "string" && value.length <= longest ? value : "";
  };
  return {
    ...emptyForm,
    mode: form.mode === "user" ? "user" : "address",
    typed: text("typed"),
    entryId: text("entryId"),
    memo: text("memo"),
    memoOwner: readMemoOwner(form.memoOwner),
    by: (["UID", "EMAIL", "MOBILE"] as const).find((by) => by === form.by) ?? "UID",
    who: text("who"),
    text: text("text"),
    feeType: form.feeType === 0 ? 0 : 1,
    wallet: wallets.find((wallet) => wallet === form.wallet) ?? "FUND",
  };
}

/** What is chosen or typed together comes from one side: an address never meets the memo of another. */
const together = [
  ["mode", "typed", "entryId", "memo", "memoOwner", "by", "who"],
  ["text", "feeType"],
  ["wallet"],
] as const satisfies readonly (readonly (keyof WithdrawForm)[])[];

/** What was kept, but for what was typed since the page came: it is known late who is there. */
export function underTyped(stored: WithdrawForm, typed: WithdrawForm): WithdrawForm {
  const untouched = together.filter((names) => names.every((name) => typed[name] === emptyForm[name]));
  const kept = untouched.flat().map((name) => [name, stored[name]]);
  return { ...typed, ...Object.fromEntries(kept) };
}

/** What the person acknowledged is not kept: they do so again. Nor is what may be a key in the place of an address (F3b.30). */
export function keepForm(storage: Pick<Storage, "setItem">, owner: number, form: WithdrawForm): void {
  try {
    const typed = mayBeSecret(form.typed) ? "" : form.typed;
    storage.setItem(storageKey, JSON.stringify({ owner, form: { ...form, typed, acknowledged: "" } }));
  } catch {
    // A full or blocked storage costs the reload, nothing else.
  }
}

function parsed(
  storage: Pick<Storage, "getItem">,
): { readonly owner: unknown; readonly form: Partial<Record<keyof WithdrawForm, unknown>> } | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null || !("form" in stored) || !("owner" in stored))
      return null;
    const { owner, form } = stored;
    return typeof form === "object" && form !== null ? { owner, form: { ...form } } : null;
  } catch {
    return null;
  }
}
