import type { Part } from "../part.ts";
import type { Handlers } from "./handler.ts";

/** One area of the exchange, whole: what it answers, and all that comes with it. */
export interface Area<S = object> extends Part<S> {
  readonly handlers: Handlers<S>;
}
