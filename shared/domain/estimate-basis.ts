import type * as v from "valibot";
import type { ConvertCoin, convertCalls } from "../contract/convert.ts";

export type ConvertLimit = v.InferOutput<(typeof convertCalls)["convert.limit"]["response"]>;

/** What the estimate rests on besides the text. Prices are USDT for one coin, "" when stale or absent. */
export interface EstimateBasis {
  /** Undefined until the list came, null when the coin is not in it. */
  readonly fromCoin: ConvertCoin | null | undefined;
  readonly toCoin: ConvertCoin | null | undefined;
  /** Undefined until it came. */
  readonly limit: ConvertLimit | undefined;
  /** Something of it could not be had; it is requested again. */
  readonly failed?: boolean;
  /** The code by which the server refuses the pair; absent where it does not. */
  readonly refusal?: string;
  readonly fromPrice: string;
  readonly toPrice: string;
  /** Units of the person's currency for one USDT, "" when unknown: then values are in USD. */
  readonly currencyPerUsdt: string;
  /** USD for one USDT, "1" unless the feed says otherwise. */
  readonly usdPerUsdt: string;
}
