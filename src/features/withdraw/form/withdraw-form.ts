import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import { type MemoOwner, nobodys } from "#src/entry/memo-owner.ts";

/**
 * What the person has said to the form, and how each act changes it. Pure: the worker validates target and amount. Coin and
 * network stand in the address; nothing else of it ever does.
 */

export type WithdrawMode = "address" | "user";

/** In the order in which a combination is drawn (F6c.5). */
export const wallets = ["FUND", "UTA", "EARN", "FUND,UTA,EARN"] as const;
export type Wallet = (typeof wallets)[number];

export interface WithdrawForm {
  readonly mode: WithdrawMode;
  /** The address as it was typed, pasted or scanned; an entry's own. */
  readonly typed: string;
  /** The entry of the book that was picked, "" for none. */
  readonly entryId: string;
  readonly memo: string;
  /** Kept with it: a reload does not make it the memo of the address that stands there now. */
  readonly memoOwner: MemoOwner;
  /** Another user, as they are looked for. */
  readonly by: InternalTarget;
  readonly who: string;
  /** As the field hands it on: plain decimal text, or what was typed that is no amount. */
  readonly text: string;
  /** 0: the amount is what arrives. 1: it is what is debited. */
  readonly feeType: 0 | 1;
  readonly wallet: Wallet;
  /** The address that the person acknowledged, though it looks like one of theirs. */
  readonly acknowledged: string;
  /** What is wrong with the amount may be shown: its field was left, or a review was requested, since the last keystroke. */
  readonly validated: boolean;
  /** A review was requested since: what is missing elsewhere is shown too. */
  readonly tried: boolean;
  /** A review was asked for what stands here. Any change to it withdraws it. */
  readonly waiting: boolean;
}

export const emptyForm: WithdrawForm = {
  mode: "address",
  typed: "",
  entryId: "",
  memo: "",
  memoOwner: nobodys,
  by: "UID",
  who: "",
  text: "",
  feeType: 1,
  wallet: "FUND",
  acknowledged: "",
  validated: false,
  tried: false,
  waiting: false,
};

/** Said of any part of it at once. */
type FormPart = Partial<
  Pick<WithdrawForm, "mode" | "by" | "who" | "memo" | "feeType" | "wallet" | "acknowledged">
>;

export type WithdrawEvent =
  | { readonly type: "set"; readonly part: FormPart }
  | { readonly type: "address"; readonly typed: string }
  | { readonly type: "memoOwner"; readonly owner: MemoOwner }
  | {
      readonly type: "picked";
      readonly entry: { readonly id: string; readonly address: string; readonly tag: string };
    }
  /** `pasted`: nothing more is to come, so it is validated. */
  | { readonly type: "typed"; readonly text: string; readonly pasted: boolean }
  /** Max, a percent step or a repair. */
  | { readonly type: "filled"; readonly text: string }
  | { readonly type: "left" }
  | { readonly type: "restored"; readonly form: WithdrawForm }
  /** Coin or network is another. */
  | { readonly type: "rechosen" }
  | { readonly type: "submitted" }
  | { readonly type: "served" }
  /** `form`: what was sent, where another one may stand there by now. */
  | { readonly type: "sent"; readonly form?: WithdrawForm };

const untouched = { validated: false, tried: false, waiting: false } as const;

export function withdrawReducer(form: WithdrawForm, event: WithdrawEvent): WithdrawForm {
  switch (event.type) {
    case "set":
      return { ...form, ...untouched, ...event.part };
    case "address":
      // The memo belonged to the entry that it came with.
      return {
        ...form,
        ...untouched,
        typed: event.typed,
        entryId: "",
        memo: form.entryId === "" ? form.memo : "",
      };
    case "memoOwner":
      return { ...form, memoOwner: event.owner };
    case "picked": {
      const { id, address, tag } = event.entry;
      return { ...form, ...untouched, typed: address, entryId: id, memo: tag, memoOwner: nobodys };
    }
    case "typed":
      return { ...form, ...untouched, text: event.text, validated: event.pasted };
    case "filled":
      return { ...form, ...untouched, text: event.text, validated: true };
    case "left":
      // An empty field that was only passed is as before: what was kept may still come back.
      return form.text === "" || form.validated ? form : { ...form, validated: true };
    case "restored":
      return { ...event.form, ...untouched };
    case "rechosen":
      return { ...form, ...untouched };
    case "submitted":
      return { ...form, validated: true, tried: true, waiting: true };
    case "served":
      // Nothing was waited for: the form is the same, and is not kept anew once it was sent.
      return form.waiting ? { ...form, waiting: false } : form;
    case "sent":
      if (event.form !== undefined && !isSameEntry(form, event.form)) return form;
      break;
  }
  return { ...emptyForm, mode: form.mode, feeType: form.feeType, wallet: form.wallet };
}

const entered = ["mode", "typed", "memo", "by", "who", "text", "feeType", "wallet"] as const;

/** To the same target and of the same amount, whatever is shown of it. */
function isSameEntry(one: WithdrawForm, other: WithdrawForm): boolean {
  return entered.every((name) => one[name] === other[name]);
}
