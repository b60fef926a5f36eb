import type { LockedRow, OpenOrder, OpenOrderRow } from "#shared/contract/limit-estimate.ts";
import { lockedRows, openOrderRow } from "#shared/domain/open-orders.ts";
import { type ReportNeeds, watchAccount } from "./account-reports.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { createPairTerms } from "./pair-terms.ts";
import { createUsdtPrices } from "./usdt-prices.ts";
import { wholeSeconds } from "./whole-seconds.ts";

type Row = OpenOrderRow | LockedRow;

const noMarket = { fromPrice: "", toPrice: "", terms: undefined };

/**
 * Open orders against the market. Which ones are open is the page's to know: it queries the list, again and at once
 * when the exchange reports that one of them moved.
 */
export const limitOpenTopic = defineTopic(
  "limitOrder.open",
  (needs: Needs<"feed" | "http"> & ReportNeeds) => {
    const { feed, http, clock } = needs;
    const prices = createUsdtPrices(feed);
    const terms = createPairTerms(http, clock);

    return ({ orders, ended }) => {
      const published = new Map<string, Row>();
      const locked = lockedRows(orders);

      const rowOf = (order: OpenOrder): Row => {
        const { fromCoin, toCoin } = order;
        const row = openOrderRow(order, {
          fromPrice: prices.priceOf(fromCoin),
          toPrice: prices.priceOf(toCoin),
          terms: terms.of(fromCoin, toCoin),
        });
        const before = published.get(row.key);
        if (before !== undefined && JSON.stringify(before) === JSON.stringify(row)) return before;
        published.set(row.key, row);
        return row;
      };

      /** It was published without what the market says of it. */
      const isWaiting = ({ exchangeTxId }: OpenOrder): boolean => {
        const row = published.get(exchangeTxId);
        return row?.kind !== "order" || row.direct.market === "";
      };

      /** Its price alone: nothing of it moves any more. */
      const endedRow = (order: OpenOrder): Row => {
        const row = published.get(order.exchangeTxId) ?? openOrderRow(order, noMarket);
        published.set(row.key, row);
        return row;
      };

      return {
        read: () => [...orders.map(rowOf), ...ended.map(endedRow), ...locked],
        asOf: () =>
          Math.max(
            0,
            ...orders.flatMap(({ fromCoin, toCoin }) =>
              [fromCoin, toCoin].map((coin) => prices.quotedAt(coin)),
            ),
          ),
        status: () => feed.status("slowBroker"),
        watch(changed) {
          let over = false;
          const came = (): void => {
            if (!over) changed("immediate");
          };
          const wantTerms = (): void => {
            for (const { fromCoin, toCoin } of orders) terms.want(fromCoin, toCoin, came);
          };
          wantTerms();
          const stopReports = orders.length === 0 ? undefined : watchAccount(needs, "order");
          let status = feed.status("slowBroker");
          const second = wholeSeconds(clock, () => changed("throttled"));
          const stopFeed = feed.watch(() => {
            wantTerms();
            const before = status;
            status = feed.status("slowBroker");
            if (status !== before || orders.some(isWaiting)) changed("throttled");
            else if (orders.length > 0) second.next();
          });
          return () => {
            over = true;
            second.cancel();
            stopReports?.();
            stopFeed();
          };
        },
      };
    };
  },
);
