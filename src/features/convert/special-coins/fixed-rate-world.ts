import type { ConvertQuote } from "#shared/contract/convert.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { errorData, toErrorData } from "#shared/rpc/errors.ts";
import type { Outcome } from "#src/money/quote-flow-ports.ts";
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
  /** By the price on screen: one that was withdrawn may come after it, and is none of it. */
  const behind = new WeakMap<ConvertQuote, Behind>();
  /** How often somebody left. */
  let turn = 0;

  return {
    outcome: () => world.outcome(),
    openIntent: (intent) => world.openIntent(intent),
    unread: () => world.unread(),
    attend: (requestId) => world.attend(requestId),
    reported: () => world.reported(),
    leave() {
      turn += 1;
      world.leave();
    },
    newId: () => world.newId(),
    serverNow: () => world.serverNow(),
    wait: (ms) => world.wait(ms),
    late: () => world.late(),
    async quote(intent, requestId) {
      const asked = turn;
      const real = await world.quote(intent, requestId);
      const shown = { ...real, expiredTime: never };
      behind.set(shown, { real, id: "", turn: asked });
      return shown;
    },
    async execute(shown, intent, requestId, receives) {
      const own = behind.get(shown);
      const onFreshQuote = async (): Promise<Outcome> => {
        const fresh = await world.quote(intent, world.newId());
        // Meanwhile nothing was under way: whoever left and came back may have begun anew.
        if (own?.turn !== turn || !isSame(fresh, shown)) return { state: "refused", error: moved };
        own.real = fresh;
        // Another quote is another intent: its id must not be one that the server may have seen.
        own.id = world.newId();
        return world.execute(fresh, intent, own.id, receives);
      };
      try {
        if (own === undefined || world.serverNow() >= Number(own.real.expiredTime))
          return await onFreshQuote();
        const ended = await world.execute(own.real, intent, own.id || requestId, receives);
        const isOver = ended.state === "refused" && ended.error.code === quoteExpired;
        if (!isOver) return ended;
        // What follows says so.
        world.reported();
        return await onFreshQuote();
      } catch (thrown) {
        return { state: "refused", error: toErrorData(thrown) };
      }
    },
    query: (shown, intent) => world.query(behind.get(shown)?.real ?? shown, intent),
  };
}

/** What stands behind a price on screen. */
interface Behind {
  /** The server's own quote. */
  real: ConvertQuote;
  /** Under which it was confirmed, once it is another quote than the one on screen. */
  id: string;
  /** Of whom it was asked for: nobody sees any more what is sent once that is over. */
  readonly turn: number;
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
