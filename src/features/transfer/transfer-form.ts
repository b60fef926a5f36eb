import type { InternalTarget } from "#shared/contract/address-shapes.ts";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { isSame } from "#shared/domain/transfer-place.ts";

/**
 * What the person has said to the transfer form, and how each act changes it. Pure: the worker validates the amount.
 * Nothing typed is lost by anything but a transfer that went through.
 */

export type TransferMode = "own" | "user";

export interface TransferForm {
  readonly mode: TransferMode;
  readonly from: TransferPlace;
  readonly to: TransferPlace;
  readonly coin: string;
  /** As the field hands it on: plain decimal text, or what was typed that is no amount. */
  readonly text: string;
  /** Another person, as they are looked for. */
  readonly by: InternalTarget;
  readonly who: string;
  /** An issue may be shown: the field was left, or a review was asked for, since the last keystroke. */
  readonly validated: boolean;
  /** A review was asked for what stands here. Any change to it withdraws it. */
  readonly waiting: boolean;
  /** It was sent, and is not known to have come to nothing. */
  readonly underWay: boolean;
}

export type TransferEvent =
  | { readonly type: "mode"; readonly mode: TransferMode }
  | { readonly type: "placed"; readonly end: "from" | "to"; readonly place: TransferPlace }
  | { readonly type: "swapped" }
  | { readonly type: "coin"; readonly coin: string }
  /** `pasted`: nothing more is to come, so it is validated. */
  | { readonly type: "typed"; readonly text: string; readonly pasted: boolean }
  /** Max, a percent step or a repair. */
  | { readonly type: "filled"; readonly text: string }
  | { readonly type: "left" }
  | { readonly type: "named"; readonly by: InternalTarget; readonly who: string }
  /** A transfer of before, once more. `who`: the UID of another person, "" between own accounts. */
  | { readonly type: "again"; readonly text: string; readonly who: string }
  | { readonly type: "underWay"; readonly underWay: boolean }
  | { readonly type: "submitted" }
  | { readonly type: "served" }
  | { readonly type: "sent" };

const untouched = { validated: false, waiting: false } as const;

export function transferReducer(form: TransferForm, event: TransferEvent): TransferForm {
  switch (event.type) {
    case "mode":
      return { ...form, ...untouched, mode: event.mode };
    case "placed":
      return { ...form, ...untouched, ...placed(form, event.end, event.place) };
    case "swapped":
      return { ...form, ...untouched, from: form.to, to: form.from };
    case "coin":
      return { ...form, ...untouched, coin: event.coin };
    case "typed":
      return { ...form, ...untouched, text: event.text, validated: event.pasted };
    case "filled":
      return { ...form, ...untouched, text: event.text, validated: true };
    case "left":
      return { ...form, validated: form.text !== "" };
    case "named":
      return { ...form, ...untouched, by: event.by, who: event.who };
    case "again":
      return {
        ...form,
        ...untouched,
        text: event.text,
        ...(event.who !== "" && { by: "UID", who: event.who }),
      };
    case "underWay":
      return { ...form, underWay: event.underWay };
    case "submitted":
      return { ...form, validated: true, waiting: true };
    case "served":
      return { ...form, waiting: false };
    case "sent":
      break;
  }
  return { ...form, ...untouched, text: "" };
}

/** Picking the place of the other end trades places, so that money never goes where it is. */
function placed(
  { from, to }: TransferForm,
  end: "from" | "to",
  place: TransferPlace,
): Pick<TransferForm, "from" | "to"> {
  if (end === "from") return isSame(place, to) ? { from: to, to: from } : { from: place, to };
  return isSame(place, from) ? { from: to, to: from } : { from, to: place };
}

/** Where it is taken from: what goes to others leaves the main account. */
export function sourceOf({ mode, from }: TransferForm): TransferPlace {
  return mode === "user" ? { ...from, memberId: "" } : from;
}
