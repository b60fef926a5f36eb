import type { Clock, TimerId } from "../clock.ts";

const secondMs = 1000;

export interface WholeSeconds {
  /** At the next whole second, once, however often it is asked for until then. */
  next(): void;
  cancel(): void;
}

/**
 * What could not be followed by eye if it moved more often goes on at whole seconds. They are beats of each publisher: it costs
 * the page no frame of its own.
 */
export function wholeSeconds(clock: Clock, then: () => void): WholeSeconds {
  let timer: TimerId | undefined;
  return {
    next() {
      timer ??= clock.setTimeout(
        () => {
          timer = undefined;
          then();
        },
        secondMs - (clock.now() % secondMs),
      );
    },
    cancel() {
      if (timer !== undefined) clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
