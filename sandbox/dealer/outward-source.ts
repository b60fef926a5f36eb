import type { Exchange } from "../exchange.ts";
import type { OutwardRefusal } from "./outward.ts";

/** What of a part keeps money here that would leave its owner, whatever way it takes. */
export interface OutwardSource<S = object> {
  readonly refusalOf: (exchange: Exchange<S>, ...params: Parameters<OutwardRefusal>) => Promise<number>;
}
