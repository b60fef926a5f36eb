import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type Time,
  type UTCTimestamp,
} from "lightweight-charts";
import type { CandleRow } from "#shared/contract/market.ts";
import { type Colours, readColours } from "./colours.ts";
import { ExtremeMarks } from "./extreme-marks.ts";
import { areaLook, candleLook, chartLook, markLook, nowLook, scaleText } from "./looks.ts";
import { axisShift } from "./moment.ts";
import { changeOf, extremes, type Picture } from "./picture.ts";

type PriceSeries = ISeriesApi<"Area"> | ISeriesApi<"Candlestick">;

/** What is drawn of the prices; another kind of picture has another. */
interface Prices {
  readonly kind: Picture["kind"];
  readonly series: PriceSeries;
  readonly now: IPriceLine;
  readonly points: ExtremeMarks;
  marks: readonly IPriceLine[];
}

/** The canvas: shows one picture after another, touching what changed. Numbers here are pixels' neighbours, not money. */
export class Drawing {
  private readonly api: IChartApi;
  private readonly volume: ISeriesApi<"Histogram">;
  private prices: Prices | null = null;
  private shown: Picture | null = null;
  private colours: Colours | null = null;
  private shift = 0;
  private pointed: number | null = null;

  constructor(private readonly element: HTMLElement) {
    // That it follows the size of its box has to be said here: said later, its outer element keeps the first width.
    this.api = createChart(element, { autoSize: true, layout: { attributionLogo: false } });
    this.volume = this.api.addSeries(HistogramSeries, {
      priceScaleId: "volume",
      priceLineVisible: false,
      lastValueVisible: false,
      priceFormat: { type: "volume" },
    });
    this.volume.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
  }

  show(picture: Picture): void {
    const before = this.shown;
    this.shown = picture;
    const newest = picture.candles.at(-1);
    if (newest === undefined) return;
    const shift = axisShift(Number(newest.key), picture.interval);
    const moved = this.shift !== shift || before?.interval !== picture.interval;
    this.shift = shift;
    const fresh = this.prices?.kind !== picture.kind;
    const prices = fresh || this.prices === null ? this.begin(picture) : this.prices;
    const repainted = before === null || fresh || isLookNew(before, picture);
    if (repainted) this.paint();
    const change = repainted || moved ? "all" : changeOf(before.candles, picture.candles);
    if (change === "all") this.setAll(prices, picture);
    else if (change === "tail") this.setTail(prices, newest);
    prices.now.applyOptions({ price: Number(newest.close) });
    this.mark(prices, picture);
    if (change === "all") this.fit();
    this.pointAt(this.pointed);
  }

  /** The theme has changed: the same picture in its colours. */
  repaint(): void {
    if (this.shown === null) return;
    this.paint();
    if (this.prices !== null) {
      this.setAll(this.prices, this.shown);
      this.mark(this.prices, this.shown);
    }
    this.pointAt(this.pointed);
  }

  /** All candles, edge to edge. */
  fit(): void {
    this.api.timeScale().fitContent();
  }

  /** The start of the candle under a point of the page, ms. */
  startAt(clientX: number): number | null {
    const candles = this.shown?.candles ?? [];
    const x = clientX - this.element.getBoundingClientRect().left;
    const at = this.api.timeScale().coordinateToLogical(x);
    if (at === null || candles.length === 0) return null;
    const candle = candles[Math.min(candles.length - 1, Math.max(0, at))];
    return candle === undefined ? null : Number(candle.key);
  }

  /** Lays the crosshair over a candle; null takes it away. */
  pointAt(start: number | null): void {
    this.pointed = start;
    const candle = start === null ? undefined : this.shown?.candles.find(({ key }) => Number(key) === start);
    if (candle === undefined || this.prices === null) this.api.clearCrosshairPosition();
    else this.api.setCrosshairPosition(Number(candle.close), this.timeOf(candle), this.prices.series);
  }

  end(): void {
    this.api.remove();
  }

  private begin({ kind }: Picture): Prices {
    if (this.prices !== null) this.api.removeSeries(this.prices.series);
    const series = kind === "line" ? this.api.addSeries(AreaSeries) : this.api.addSeries(CandlestickSeries);
    const points = new ExtremeMarks();
    series.attachPrimitive(points);
    this.prices = { kind, series, now: series.createPriceLine({ price: 0, title: "" }), points, marks: [] };
    return this.prices;
  }

  private paint(): void {
    const { shown, prices } = this;
    if (shown === null || prices === null) return;
    const colours = readColours(document.documentElement, shown);
    this.colours = colours;
    this.api.applyOptions(chartLook(colours, shown, (time) => this.startOf(time)));
    const priceText = scaleText(shown);
    prices.series.applyOptions(
      prices.kind === "line" ? areaLook(colours, priceText) : candleLook(colours, priceText),
    );
    prices.now.applyOptions(nowLook(colours));
    for (const line of prices.marks) line.applyOptions(markLook(colours));
  }

  private setAll({ series }: Prices, { candles }: Picture): void {
    series.setData(candles.map((candle) => this.priceOf(candle)));
    this.volume.setData(candles.map((candle) => this.volumeOf(candle)));
  }

  private setTail({ series }: Prices, newest: CandleRow): void {
    series.update(this.priceOf(newest));
    this.volume.update(this.volumeOf(newest));
  }

  private mark(prices: Prices, { candles, kind, marks, ...rest }: Picture): void {
    const { colours } = this;
    if (colours === null) return;
    const levels = marks.map(Number).filter((price) => price > 0);
    const same = levels.length === prices.marks.length;
    if (!same || levels.some((price, at) => prices.marks[at]?.options().price !== price)) {
      for (const line of prices.marks) prices.series.removePriceLine(line);
      prices.marks = levels.map((price) =>
        prices.series.createPriceLine({ ...markLook(colours), price, title: "" }),
      );
    }
    const text = scaleText({ candles, kind, marks, ...rest });
    const found = extremes(candles, kind);
    const points = found === null ? [] : [found.high, found.low];
    prices.points.show({
      points: points.map(({ price, start }, at) => ({
        price,
        time: this.axisTime(start),
        text: text(price),
        above: at === 0,
      })),
      reach: levels,
      colour: colours.quiet,
      font: colours.font,
    });
  }

  private priceOf(candle: CandleRow) {
    const time = this.timeOf(candle);
    const close = Number(candle.close);
    const of = (text: string): number => (text === "" ? close : Number(text));
    // A line takes the value, candles the rest.
    return { time, value: close, open: of(candle.open), high: of(candle.high), low: of(candle.low), close };
  }

  private volumeOf(candle: CandleRow) {
    const rose = Number(candle.close) >= Number(candle.open);
    const color = this.colours?.volume[rose ? "up" : "down"] ?? "";
    return { time: this.timeOf(candle), value: Number(candle.volume), color };
  }

  private timeOf({ key }: CandleRow): UTCTimestamp {
    return this.axisTime(Number(key));
  }

  private axisTime(start: number): UTCTimestamp {
    return (Math.floor(start / 1000) + this.shift) as UTCTimestamp;
  }

  /** Only seconds are ever given to the chart. */
  private startOf(time: Time): number {
    return typeof time === "number" ? (time - this.shift) * 1000 : 0;
  }
}

function isLookNew(before: Picture, after: Picture): boolean {
  return (
    before.interval !== after.interval ||
    before.trend !== after.trend ||
    before.stale !== after.stale ||
    before.language !== after.language ||
    before.decimals !== after.decimals
  );
}
