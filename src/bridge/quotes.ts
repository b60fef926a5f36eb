import { useSyncExternalStore } from "react";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useClientStore } from "../state/client-store.ts";
import { bridge } from "./bridge.ts";
import { pageNotices } from "./notices.ts";
import { QuoteBoard, type QuoteListener } from "./quote-board.ts";

const board = new QuoteBoard(bridge, pageNotices, (left) =>
  useClientStore.setState(({ wsQuoteList }) => ({
    wsQuoteList: [...new Map([...wsQuoteList, ...left].map((row) => [row.key, remembered(row)])).values()],
  })),
);

/** Older than any other, so that whoever paints it paints it stale. */
function remembered(row: QuoteRow): QuoteRow {
  return { ...row, asOf: Number.NEGATIVE_INFINITY };
}

/**
 * Notifies of each change of a symbol's quote without a render: for figures that write their own text. Not called
 * immediately; what is known already is {@link quoteOf}.
 */
export function watchQuote(symbol: string, listener: QuoteListener): () => void {
  return board.watch(symbol, listener);
}

/** The newest quote of a symbol that somebody watches; until there is one, what is remembered of when it was watched last. */
export function quoteOf(symbol: string): QuoteRow | undefined {
  return board.quoteOf(symbol) ?? useClientStore.getState().wsQuoteList.find(({ key }) => key === symbol);
}

/** The feed's state, for the "Live" word and for `data-stale`. */
function feedStatus(): TopicStatus {
  return board.status;
}

function watchFeedStatus(listener: () => void): () => void {
  return board.watchStatus(listener);
}

/** Calls `then` each time the feed lives again after it was lost. */
export function onFeedBack(then: () => void): void {
  let lost = false;
  watchFeedStatus(() => {
    if (lost && feedStatus() === "live") then();
    lost = feedStatus() !== "live";
  });
}

export function useFeedStatus(): TopicStatus {
  return useSyncExternalStore(watchFeedStatus, feedStatus);
}
