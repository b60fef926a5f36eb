import type { Exchange } from "./exchange.ts";
import type { Running } from "./part.ts";

/** An engine of a part, and the way to the one of an exchange for the part's handlers. */
export interface Engine<S, R extends Running> {
  readonly start: (exchange: Exchange<S>) => Promise<R>;
  readonly of: (exchange: object) => R;
}

export function engine<S, R extends Running>(open: (exchange: Exchange<S>) => Promise<R>): Engine<S, R> {
  const running = new WeakMap<object, R>();
  return {
    async start(exchange) {
      const opened = await open(exchange);
      running.set(exchange, opened);
      return opened;
    },
    of(exchange) {
      const found = running.get(exchange);
      if (found === undefined) throw new Error("This engine was not started");
      return found;
    },
  };
}
