import type { ConvertQuote } from "#shared/contract/convert.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { errorData, toErrorData } from "#shared/rpc/errors.ts";
import type { Outcome } from "#src/money/quote-flow.ts";
import { chargesAreSame } from "../quote/quote-charges.ts";
import type { QuoteWorld } from "../quote/quote-session.ts";

/** A time that does not come. */
const never = "9999999999999999";
/** What the server says of a quote that is over, and of a price that is no longer the same (F5.12, F5.8, F5.14). */
const quoteExpired = "700008";
const priceMoved = "32024";

/**
 * A fixed rate has no countdown, but its quotes end like any other. Here a quote that is over is replaced by a new one
 * when the person confirms, and executed only if it says the same to the last digit; else the new price is shown first,
 * as one that moved. Only a quote that is known to have moved nothing is replaced, so that nothing happens twice.
 */
export function fixedRateWorld(world: QuoteWorld): QuoteWorld {
  /** The server's quote behind the one on screen. */
  let real: ConvertQuote | null = null;
  /** The id under which it was confirmed, once it stands for another quote than the one on screen. */
  let realId = "";
  /** Nobody sees any more what is sent. */
  let isLeft = false;
  /** How often a price was requested. */
  let requests = 0;

  return {
    outcome: () => world.outcome(),
    openIntent: (intent) => world.openIntent(intent),
    unread: () => world.unread(),
    attend: (requestId) => world.attend(requestId),
    reported: () => world.reported(),
    leave() {
      isLeft = true;
      world.leave();
    },
    newId: () => world.newId(),
    serverNow: () => world.serverNow(),
    wait: (ms) => world.wait(ms),
    async quote(intent, requestId) {
      requests += 1;
      const mine = requests;
      const given = await world.quote(intent, requestId);
      // One that was withdrawn may come after the one on screen, which it is not.
      if (mine === requests) {
        real = given;
        realId = "";
        isLeft = false;
      }
      return { ...given, expiredTime: never };
    },
    async execute(shown, intent, requestId, receives) {
      const onFreshQuote = async (): Promise<Outcome> => {
        const fresh = await world.quote(intent, world.newId());
        // Meanwhile nothing was under way: whoever left and came back may have begun anew.
        if (isLeft || !isSame(fresh, shown)) return { state: "refused", error: moved };
        real = fresh;
        // Another quote is another intent: its id must not be one that the server may have seen.
        realId = world.newId();
        return world.execute(fresh, intent, realId, receives);
      };
      try {
        if (real === null || world.serverNow() >= Number(real.expiredTime)) return await onFreshQuote();
        const ended = await world.execute(real, intent, realId || requestId, receives);
        const isOver = ended.state === "refused" && ended.error.code === quoteExpired;
        if (!isOver) return ended;
        // What follows says so.
        world.reported();
        return await onFreshQuote();
      } catch (thrown) {
        return { state: "refused", error: toErrorData(thrown) };
      }
    },
    query: (shown, intent) => world.query(real ?? shown, intent),
  };
}

const moved = errorData({
  kind: "BusinessError",
  code: priceMoved,
  message: "The fixed rate was changed",
});

function isSame(one: ConvertQuote, other: ConvertQuote): boolean {
  return (
    compareDecimalText(one.fromAmount, other.fromAmount) === 0 &&
    compareDecimalText(one.toAmount, other.toAmount) === 0 &&
    chargesAreSame(one, other)
  );
}
