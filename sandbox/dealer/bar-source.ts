import type { Exchange } from "../exchange.ts";
import type { Bar } from "./bar.ts";

/** What of a part bars people from moving money at all. */
export interface BarSource<S = object> {
  readonly refuse: (exchange: Exchange<S>, ...params: Parameters<Bar>) => Promise<void>;
}
