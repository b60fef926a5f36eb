import type { ChartViewRow } from "#shared/contract/chart.ts";
import type { CandleRow } from "#shared/contract/market.ts";
import { gapBefore, mergeCandles } from "#shared/domain/chart/candles.ts";
import { chartPicture } from "#shared/domain/chart/picture.ts";
import { readersShift } from "#shared/domain/chart/readers-clock.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { TimerId } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createCandleList } from "./candle-list.ts";
import { createFeedCandles } from "./candles.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { wholeSeconds } from "./whole-seconds.ts";

/** Without frames nothing else would see that it is time to query the API. */
const lookEveryMs = 15_000;

export interface ChartNeeds extends Needs<"clock"> {
  readonly feed: Pick<LiveFeed, "candles" | "lastFrameAt">;
  readonly http: Pick<HttpClient, "call" | "cancel">;
}

/** The chart of a market: candles listed by the API, moved on by the feed, without holes between the two, as a picture. */
export const chartTopic = defineTopic("chart", ({ feed, http, clock }: ChartNeeds) => {
  const feedCandles = createFeedCandles(feed);

  return ({ symbol, per, interval, limit, kind, marks = [] }) => {
    const market = { symbol, interval, ...(per !== undefined && { per }) };
    const live = feedCandles(market);
    // The API lists no candles of one coin in another.
    const list = per === undefined ? createCandleList({ http, clock, market, limit }) : undefined;
    let drawn: readonly CandleRow[] = [];
    let view: ChartViewRow = { key: "chart", state: "pending", error: null, picture: null };

    const stateOf = (candles: readonly CandleRow[]): ChartViewRow["state"] => {
      if (candles.length > 0) return "ok";
      if (list !== undefined) return list.state();
      return live.status() === "live" ? "ok" : "pending";
    };

    function look(): void {
      const moving = live.read();
      const listed = list?.listed() ?? [];
      if (live.status() !== "live") list?.refresh();
      const gap = gapBefore(listed, moving);
      if (gap !== null) list?.fill(gap);
      const candles = mergeCandles([...listed, ...(list?.between() ?? [])], moving, limit);
      const state = stateOf(candles);
      const error = state === "error" ? (list?.error() ?? null) : null;
      const isSame = candles.length === drawn.length && candles.every((candle, at) => candle === drawn[at]);
      if (isSame && state === view.state && error === view.error) return;
      drawn = candles;
      const shiftMs = readersShift(Number(candles.at(-1)?.key ?? 0), interval);
      view = { key: "chart", state, error, picture: chartPicture(candles, { kind, marks, shiftMs }) };
    }

    return {
      read() {
        look();
        return [view, ...drawn];
      },
      asOf: () => live.asOf(live.read()),
      status: () => live.status(),
      watch(changed) {
        let looking: TimerId | undefined;
        let reportedStatus: TopicStatus | undefined;

        const notify = (when: "immediate" | "throttled"): void => {
          second.cancel();
          reportedStatus = live.status();
          changed(when);
        };
        const second = wholeSeconds(clock, () => notify("throttled"));
        const moved = (): void => {
          if (view.picture === null && live.read().length > 0) notify("immediate");
          else if (live.status() !== reportedStatus) notify("throttled");
          else second.next();
        };
        // Who reads then queries the API when it is time to: nobody reads for a hidden page.
        const lookLater = (): void => {
          looking = clock.setTimeout(() => {
            if (live.status() !== "live") changed("throttled");
            lookLater();
          }, lookEveryMs);
        };

        const stopList = list?.watch(() => notify("immediate"));
        const stopLive = live.watch(moved);
        lookLater();
        return () => {
          second.cancel();
          if (looking !== undefined) clock.clearTimeout(looking);
          stopLive();
          stopList?.();
        };
      },
    };
  };
});
