import type { HttpCallName } from "#shared/contract/index.ts";
import type { CoreSettings } from "../core-settings.ts";
import { codes, Refusal } from "../refusal.ts";

/**
 * How many calls may be under way. Under more than the books can bear the last ones are refused at once, with "try
 * later" and nothing done, instead of all waiting until their prices have expired.
 */
export interface Gate {
  pass<T>(call: HttpCallName, isMoney: boolean, run: () => Promise<T>): Promise<T>;
}

/** Calls that write a price into the books wait in the same line as the money calls that take it up. */
const makesPrice = /\.(quote|reQuote|preOrder|convertInfo)$/;

export function createGate(settings: Pick<CoreSettings, "maxCalls" | "maxMoneyCalls">): Gate {
  let calls = 0;
  let moneyCalls = 0;
  return {
    async pass(call, isMoney, run) {
      const heavy = isMoney || makesPrice.test(call) ? 1 : 0;
      if (calls >= settings.maxCalls || (heavy === 1 && moneyCalls >= settings.maxMoneyCalls)) {
        throw new Refusal(codes.tryLater, "Too much is under way: try again in a moment");
      }
      calls += 1;
      moneyCalls += heavy;
      try {
        return await run();
      } finally {
        calls -= 1;
        moneyCalls -= heavy;
      }
    },
  };
}
