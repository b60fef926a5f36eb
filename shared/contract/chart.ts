import type { ErrorData } from "../rpc/errors.ts";
import type { TopicDefinition } from "./define.ts";
import type { CandleRow, KlineInterval } from "./market.ts";

/**
 * The price chart as the worker draws it (F7.1, F7.2). Prices are decimal text. Places are thousandths of the picture's
 * width and height from its top left corner, so that no size has to cross the boundary.
 */

/** How the newest `limit` candles of a market are drawn. */
export interface ChartParams {
  readonly symbol: string;
  /** Prices in the coin of this symbol: ETHUSDT for a chart of SOL/ETH. */
  readonly per?: string;
  readonly interval: KlineInterval;
  readonly limit: number;
  readonly kind: "line" | "candles";
  /** Prices that are pointed out; the scale reaches to them. */
  readonly marks?: readonly string[];
  /** Counts how often a person has retried after an error. */
  readonly attempt?: number;
}

/** SVG path texts by what they draw. */
export interface ChartPaths {
  readonly line?: string;
  readonly area?: string;
  readonly up?: string;
  readonly down?: string;
  readonly upWicks?: string;
  readonly downWicks?: string;
  readonly upVolume: string;
  readonly downVolume: string;
}

export interface PricePlace {
  readonly price: string;
  readonly y: number;
}

export interface PointPlace extends PricePlace {
  readonly x: number;
}

export interface TimePlace {
  /** Start of its candle, ms. */
  readonly start: number;
  readonly x: number;
  /** The largest unit that begins there. */
  readonly unit: "year" | "month" | "day" | "time";
}

/** What the picture says, in figures. */
export interface ChartSummary {
  readonly first: string;
  readonly last: string;
  readonly high: string;
  readonly low: string;
  readonly trend: "up" | "down" | "flat";
  /** The candle with the most volume. */
  readonly busiest: CandleRow;
}

export interface ChartPicture {
  readonly kind: ChartParams["kind"];
  readonly paths: ChartPaths;
  readonly levels: readonly PricePlace[];
  readonly times: readonly TimePlace[];
  readonly newest: PricePlace;
  readonly marks: readonly PricePlace[];
  /** The highest and the lowest drawn price; null where they are the same. */
  readonly extremes: { readonly high: PointPlace; readonly low: PointPlace } | null;
  /** The height of each candle's close, oldest first. */
  readonly closes: readonly number[];
  /** Key of the oldest candle that is drawn: earlier rows have left the picture. */
  readonly from: string;
  readonly summary: ChartSummary;
}

export interface ChartViewRow {
  readonly key: "chart";
  /** `ok` without a picture: there are no candles. */
  readonly state: "pending" | "ok" | "error";
  readonly error: ErrorData | null;
  readonly picture: ChartPicture | null;
}

export interface ChartTopics {
  /** The picture, anew once a second at most, and the candles that it is drawn of. */
  chart: TopicDefinition<ChartParams, ChartViewRow | CandleRow>;
}
