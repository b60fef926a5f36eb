import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { type MemoOwner, nobodys, readMemoOwner } from "#src/entry/memo-owner.ts";
import { recipientText } from "#src/entry/recipient-text.ts";
import type { Wanted } from "../change/use-change.ts";
import { universal } from "../paths.ts";
import type { CheckedTarget } from "../target/use-target.ts";

/** A new entry as it is typed. Pure. */

export const formKinds = ["coin", "universal", "user"] as const;
export type FormKind = (typeof formKinds)[number];

export interface EntryForm {
  readonly kind: FormKind;
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly memo: string;
  /** Kept with it: a reload does not make it the memo of the address that stands there now. */
  readonly memoOwner: MemoOwner;
  readonly by: InternalTarget;
  readonly who: string;
  readonly remark: string;
  readonly trusted: boolean;
  readonly wallet: "own" | "provider" | "";
  readonly vaspCode: string;
}

export const emptyForm: EntryForm = {
  kind: "coin",
  coin: "",
  chain: "",
  address: "",
  memo: "",
  memoOwner: nobodys,
  by: "UID",
  who: "",
  remark: "",
  trusted: false,
  wallet: "",
  vaspCode: "",
};

/** The same was typed and chosen: whose the memo is follows from it. */
export function isSameForm(one: EntryForm, other: EntryForm): boolean {
  const names = (Object.keys(emptyForm) as (keyof EntryForm)[]).filter((name) => name !== "memoOwner");
  return names.every((name) => one[name] === other[name]);
}

/** Something was typed, or only chosen. */
export function isTouched(form: EntryForm): boolean {
  return !isSameForm(form, emptyForm);
}

/** It is of the address that a check was of, with no other memo. */
export function isSameTarget(form: EntryForm, checked: Partial<EntryForm>): boolean {
  const { coin, chain, address, memo = "" } = checked;
  if (form.kind !== "coin" || form.coin !== coin || form.chain !== chain) return false;
  return form.address.trim() === address && (memo === "" || ["", memo].includes(form.memo.trim()));
}

/** What is sent; address and memo are those that were checked, byte for byte. `phoneCode`: of a user who is named by phone. */
export function newAddressOf(
  form: EntryForm,
  target: CheckedTarget | undefined,
  phoneCode: { readonly countryCode?: string } = {},
): Wanted<"addressBook.create"> | undefined {
  const { kind, coin, chain, by, who, wallet, vaspCode } = form;
  const remark = form.remark.trim();
  const verified = form.trusted ? (1 as const) : (0 as const);
  const common = { ...(remark !== "" && { remark }), verified };
  if (kind === "user") {
    const whom = { address: recipientText(by, who), internalType: by, ...phoneCode };
    return { ...common, coin: universal, addressType: 1, ...whom };
  }
  if (target === undefined) return undefined;
  return {
    ...common,
    coin: kind === "universal" ? universal : coin,
    chain,
    address: target.address,
    ...(target.memo !== "" && { tag: target.memo }),
    addressType: 0,
    ...(wallet === "own" && { walletType: 1 as const, isSelfWallet: true }),
    ...(wallet === "provider" && { walletType: 0 as const, ...(vaspCode !== "" && { vaspCode }) }),
  };
}

/** What was kept of an earlier visit; undefined for what is none. */
export function readForm(stored: unknown): EntryForm | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const entries = Object.entries(emptyForm).map(([name, none]) => {
    const value: unknown = (stored as Readonly<Record<string, unknown>>)[name];
    return [name, typeof value === typeof none ? value : none];
  });
  const form = Object.fromEntries(entries) as EntryForm;
  const isKnown = formKinds.includes(form.kind) && ["UID", "EMAIL", "MOBILE"].includes(form.by);
  return isKnown ? { ...form, memoOwner: readMemoOwner(form.memoOwner), trusted: false } : undefined;
}
