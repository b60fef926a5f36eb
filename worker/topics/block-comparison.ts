import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { type BlockComparisonBasis, compareBlock } from "#shared/domain/block-comparison.ts";
import type { TimerId } from "../clock.ts";
import { createCachedReads, watchAll } from "./cached-read.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { estimateSource } from "./estimate-source.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

/** As long as other reads of convert are kept (R9.3). */
const keepMs = 60_000;
/** A book on screen is requested this often, ms: it moves with the market. */
const bookEveryMs = 3_000;
/** One of before that is not one of now (D5.3), ms. */
const staleAfterMs = 10_000;

/** A quote, or an amount that has none yet, beside what it would come to in the order book. */
export const blockComparisonTopic = defineTopic(
  "blockTrade.comparison",
  (needs: Needs<"feed" | "http" | "clock" | "serverClock" | "privateLine">) => {
    const { feed, http, clock, serverClock, privateLine: line } = needs;
    const prices = createUsdtPrices(feed);
    const booksOf = createCachedReads({ http, clock, line, name: "blockTrade.book", keepMs: bookEveryMs });
    const checkOf = createCachedReads({ http, clock, line, name: "blockTrade.check", keepMs });
    const coinsOf = createCachedReads({ http, clock, line, name: "convert.coins", keepMs });

    return (params) => {
      const { fromCoin, toCoin } = params;
      const book = booksOf({ fromCoin, toCoin });
      const check = checkOf({ fromCoin, toCoin });
      const coins = coinsOf({ accountType: "eb_convert_funding", side: 0 });

      /** Without prices nobody looks at a book: the feed rests while the page is hidden. */
      function followBook(): () => void {
        let timer: TimerId;
        const next = (): void => {
          timer = clock.setTimeout(() => {
            // Where none ever came the read itself goes on, and a host that has none is not queried on.
            if (feed.status("slowBroker") === "live" && book.current() !== undefined) book.refresh();
            next();
          }, bookEveryMs);
        };
        next();
        return () => clock.clearTimeout(timer);
      }

      /** Beside live prices an old book would look as live as they do, and one from ahead would never grow old. */
      function bookNow(): Pick<BlockComparisonBasis, "book" | "bookIsOld" | "bookRefused" | "bookLost"> {
        const known = book.current();
        const bookIsOld =
          known !== undefined && Math.abs(serverClock.now() - Number(known.asOf)) > staleAfterMs;
        const isGone = bookIsOld && feed.status("slowBroker") === "live";
        return {
          book: isGone ? undefined : known,
          bookIsOld,
          bookRefused: isGone || book.refused(),
          bookLost: book.state() === "lost" || book.state() === "again",
        };
      }

      return estimateSource({
        feed,
        basis: {
          watch(changed) {
            const stopReads = watchAll([book, check, coins], changed);
            const stopFollowing = followBook();
            return () => {
              stopFollowing();
              stopReads();
            };
          },
        },
        asOf: () => prices.oldestOf(fromCoin, toCoin),
        ages: true,
        compute: () => [
          compareBlock(params, {
            ...bookNow(),
            fromPrice: prices.priceOf(fromCoin),
            toPrice: prices.priceOf(toCoin),
            toAccuracy:
              coins.current()?.coins.find(({ coin }) => coin === toCoin)?.accuracyLength ?? anyAccuracy,
            currencyPerUsdt: prices.perUsdt(params.currency),
            usdPerUsdt: prices.usdPerUsdt(),
            gapRate: check.current()?.gapRate ?? "",
          }),
        ],
      });
    };
  },
);
