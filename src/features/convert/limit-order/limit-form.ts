import type { LimitOrderLife } from "#shared/contract/limit-order.ts";
import { pairSymbol } from "../pair-symbol.ts";

/**
 * What the person has said to the limit order's own part of the form: the limit price and how long it holds. Coins and
 * amount are the convert form's, which all modes share. Pure: the worker validates.
 */

export interface LimitPair {
  readonly fromCoin: string;
  readonly toCoin: string;
}

export interface LimitForm {
  /** As the field hands it on, "" when there is none. It belongs to `pair` and is told for one `per`, whatever is shown. */
  readonly text: string;
  readonly pair: string;
  readonly per: string;
  /** The coin that the shown price is told for one of; "" is the pair's usual one. */
  readonly shownPer: string;
  readonly life: LimitOrderLife;
  /** An issue may be shown: the field was left, or a review was asked for, since the last keystroke. */
  readonly assessed: boolean;
  /** What a review was asked for, "" for nothing: any change to what stands in the form withdraws it. */
  readonly request: string;
  /** It was granted, or the form says why not. */
  readonly served: boolean;
  /** The turned price as it stood when its field was entered: a figure does not move under the caret. */
  readonly held: string | null;
}

export type LimitEvent =
  /** `pasted`: nothing more is to come, so it is validated. */
  | { readonly type: "typed"; readonly pair: LimitPair; readonly text: string; readonly pasted?: boolean }
  /** A quick step or a repair put a price into the field. */
  | { readonly type: "filled"; readonly pair: LimitPair; readonly text: string }
  | { readonly type: "turned"; readonly pair: LimitPair }
  | { readonly type: "entered"; readonly shown: string }
  | { readonly type: "left" }
  | { readonly type: "life"; readonly life: LimitOrderLife }
  /** What was typed before a reload. */
  | { readonly type: "restored"; readonly kept: PriceLink }
  | { readonly type: "submitted"; readonly request: string }
  | { readonly type: "served" }
  | { readonly type: "placed" };

export function startLimitForm({ price, per, pair, life }: PriceLink): LimitForm {
  return { text: price, pair, per, shownPer: per, life, ...untouched };
}

const lives: readonly LimitOrderLife[] = ["1_D", "3_D", "7_D", "30_D"];
const usualLife = "30_D";

export function lifeOf(text: unknown): LimitOrderLife {
  return lives.find((one) => one === text) ?? usualLife;
}

const untouched = { assessed: false, request: "", served: false, held: null } as const;

export function limitReducer(form: LimitForm, event: LimitEvent): LimitForm {
  switch (event.type) {
    case "typed":
    case "filled": {
      const assessed = event.type === "filled" || event.pasted === true;
      return { ...form, ...typedFor(form, event.pair), text: event.text, ...untouched, assessed };
    }
    case "turned":
      return { ...form, shownPer: other(event.pair, shownPer(form, event.pair)), held: null };
    case "entered":
      return { ...form, held: event.shown };
    case "left":
      return { ...form, assessed: form.text !== "", held: null };
    case "life":
      return { ...form, life: event.life };
    case "restored":
      return startLimitForm(event.kept);
    case "submitted":
      return { ...form, assessed: true, request: event.request, served: false };
    case "served":
      return { ...form, served: true };
    case "placed":
      break;
  }
  return { ...form, text: "", ...untouched };
}

function typedFor(form: LimitForm, pair: LimitPair): Pick<LimitForm, "pair" | "per" | "shownPer"> {
  const per = shownPer(form, pair);
  return { pair: pairKey(pair), per, shownPer: per };
}

/** The same for both directions: a price stays when the coins trade places. */
function pairKey({ fromCoin, toCoin }: LimitPair): string {
  return [fromCoin, toCoin].toSorted().join("/");
}

/** What was typed for this very pair. */
export function priceTextOf(form: LimitForm, pair: LimitPair): string {
  return form.pair === pairKey(pair) ? form.text : "";
}

/** The coin that prices of this pair are told for one of: as chosen, else the one whose price moves. */
export function shownPer({ shownPer: chosen }: LimitForm, pair: LimitPair): string {
  const { fromCoin, toCoin } = pair;
  if (chosen === fromCoin || chosen === toCoin) return chosen;
  return pairSymbol(fromCoin, toCoin).base;
}

export function other({ fromCoin, toCoin }: LimitPair, coin: string): string {
  return coin === fromCoin ? toCoin : fromCoin;
}

/** The typed price was told for one of what is received: fromCoin per toCoin. */
export function isInverted(form: LimitForm, pair: LimitPair): boolean {
  return form.pair === pairKey(pair) && form.per === pair.toCoin;
}

/** A price and a lifetime that outlive a login in the address: `?price=98500&per=BTC&life=1_D`. Read with care. */
export interface PriceLink {
  readonly price: string;
  readonly per: string;
  readonly pair: string;
  readonly life: LimitOrderLife;
}

export function readPriceLink(search: string, pair: LimitPair): PriceLink {
  const params = new URLSearchParams(search);
  const price = params.get("price") ?? "";
  const per = params.get("per") ?? "";
  const fits = /^\d{1,24}(\.\d{0,30})?$/.test(price) && (per === pair.fromCoin || per === pair.toCoin);
  const life = lifeOf(params.get("life"));
  return fits ? { price, per, pair: pairKey(pair), life } : { price: "", per: "", pair: "", life };
}

/** The address's search with the price and how long it holds, or without what is not there, or as usual. */
export function writePriceLink(
  search: string,
  price: string,
  per: string,
  life: LimitOrderLife = usualLife,
): string {
  const params = new URLSearchParams(search);
  for (const name of ["price", "per", "life"]) params.delete(name);
  if (price !== "") {
    params.set("price", price);
    params.set("per", per);
  }
  if (life !== usualLife) params.set("life", life);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
