/** The pair in the address: `?from=BTC&to=USDT&amount=0.25`. Links come from outside, so they are read with care. */

import { plainAmount } from "#shared/domain/plain-amount.ts";
import { searchWith } from "#src/state/search-with.ts";

/** The default coin (R9.15). */
const defaultCoin = "USDT";
const counterCoin = "BTC";

export interface Pair {
  readonly from: string;
  readonly to: string;
}

export interface ConvertLink {
  readonly pair: Pair;
  /** Text for its side's field, "" when there is none or it is no amount. */
  readonly amount: string;
  /** Which side the amount belongs to: `&side=to` for what is to be received. */
  readonly side: "from" | "to";
}

export function readLink(search: string): ConvertLink {
  const params = new URLSearchParams(search);
  const amount = (params.get("amount") ?? "").trim();
  return {
    pair: completePair(coinCode(params.get("from")), coinCode(params.get("to"))),
    amount: /^\d{1,24}(\.\d{0,18})?$/.test(amount) ? plainAmount(amount) : "",
    side: params.get("side") === "to" ? "to" : "from",
  };
}

/** The address's search with this pair; what else stands there stays. `amount` only where it must outlive the page. */
export function writeLink(search: string, pair: Pair, amount: string, side = "from"): string {
  return searchWith(search, { ...pair, amount, side: amount !== "" && side === "to" ? side : "" });
}

/** A pair for any two codes of a link: what is missing or double becomes the default coin, or its counterpart. */
function completePair(from: string, to: string): Pair {
  if (from !== "" && to !== "" && from !== to) return { from, to };
  if (from !== "") return { from, to: from === defaultCoin ? counterCoin : defaultCoin };
  if (to !== "" && to !== defaultCoin) return { from: defaultCoin, to };
  return { from: counterCoin, to: defaultCoin };
}

/** A coin's code as an address has it, "" where it is none. */
export function coinCode(value: string | null): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z0-9]{1,20}$/.test(code) ? code : "";
}
