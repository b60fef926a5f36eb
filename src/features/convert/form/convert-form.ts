/**
 * What the person has said to the convert form, and how each act changes it. Pure: the worker validates the amount,
 * this only remembers. Nothing typed is lost by anything but a conversion that went through.
 */

export type Side = "from" | "to";

export interface ConvertForm {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** The side the amount was typed on; the other side shows the estimate. */
  readonly side: Side;
  /** As the field hands it on: plain decimal text, or what was typed that is no amount. */
  readonly text: string;
  /** An issue may be shown: the field was left, or a price was asked for, since the last keystroke. */
  readonly assessed: boolean;
  /** A price was asked for what stands here. Any change to it withdraws it. */
  readonly waiting: boolean;
  /** Money was sent by what stands here, and it is not known that nothing came of it. */
  readonly sent: boolean;
  /** Counts them, so that each is served once. */
  readonly submissions: number;
  /** The estimate as it stood when its field was entered: a figure does not move under the caret. */
  readonly held: { readonly side: Side; readonly text: string } | null;
}

export type FormEvent =
  | { readonly type: "entered"; readonly side: Side; readonly shown: string }
  /** `pasted`: nothing more is to come, so it is validated. */
  | { readonly type: "typed"; readonly side: Side; readonly text: string; readonly pasted?: boolean }
  /** Max, a percent step or a repair put a figure into the pay field. */
  | { readonly type: "filled"; readonly text: string }
  | { readonly type: "left" }
  | { readonly type: "submitted" }
  /** What was done with what stands here: whoever waited for its price went elsewhere, or money was sent by it. */
  | { readonly type: "marked"; readonly as: Partial<Pick<ConvertForm, "waiting" | "sent">> }
  | { readonly type: "picked"; readonly side: Side; readonly coin: string }
  /** A coin of the price list: it becomes what is received, or, if it is that already, what is paid with stays. */
  | { readonly type: "offered"; readonly coin: string }
  | { readonly type: "swapped" }
  /** `ifSent`: only where it still says what was sent. */
  | { readonly type: "converted"; readonly ifSent?: true };

export function startForm(
  pair: { from: string; to: string },
  amount: string,
  side: Side = "from",
): ConvertForm {
  return { fromCoin: pair.from, toCoin: pair.to, side, text: amount, ...untouched, submissions: 0 };
}

/** After any change: nothing is validated, requested, sent or held. */
const untouched = { assessed: false, waiting: false, sent: false, held: null } as const;

function other(side: Side): Side {
  return side === "from" ? "to" : "from";
}

export function formReducer(form: ConvertForm, event: FormEvent): ConvertForm {
  switch (event.type) {
    case "entered":
      return event.side === form.side ? form : { ...form, held: { side: event.side, text: event.shown } };
    case "typed":
      return { ...form, side: event.side, text: event.text, ...untouched, assessed: event.pasted === true };
    case "filled":
      return { ...form, side: "from", text: event.text, ...untouched, assessed: true };
    case "left":
      return { ...form, assessed: form.text !== "", held: null };
    case "submitted":
      return { ...form, assessed: true, waiting: true, submissions: form.submissions + 1 };
    case "marked":
      return { ...form, ...event.as };
    case "picked":
      return pick(form, event.side, event.coin);
    case "offered":
      return event.coin === form.toCoin ? form : pick(form, "to", event.coin);
    case "swapped":
      return swap(form);
    case "converted":
      if (event.ifSent && !form.sent) return form;
      break;
  }
  return { ...form, side: "from", text: "", ...untouched };
}

/** Picking the coin of the other side trades places, so that a pair never meets itself. */
function pick(form: ConvertForm, side: Side, coin: string): ConvertForm {
  const taken = side === "from" ? form.toCoin : form.fromCoin;
  if (coin === taken) return swap(form);
  const next = side === "from" ? { ...form, fromCoin: coin } : { ...form, toCoin: coin };
  return { ...next, ...untouched };
}

/** The amount goes with its coin: 0.25 BTC stays 0.25 BTC, and swapping twice changes nothing. */
function swap(form: ConvertForm): ConvertForm {
  return {
    ...form,
    fromCoin: form.toCoin,
    toCoin: form.fromCoin,
    side: form.text === "" ? form.side : other(form.side),
    ...untouched,
  };
}
