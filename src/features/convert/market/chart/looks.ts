import {
  type AreaSeriesPartialOptions,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  CrosshairMode,
  type DeepPartial,
  LineStyle,
  type PriceLineOptions,
  TickMarkType,
  type Time,
} from "lightweight-charts";
import { directionOf } from "#shared/site/languages.ts";
import { numberFormat } from "#src/i18n/figure.ts";
import { type Colours, withAlpha } from "./colours.ts";
import { momentText, tickText } from "./moment.ts";
import type { Picture } from "./picture.ts";

const ticks = {
  [TickMarkType.Year]: "year",
  [TickMarkType.Month]: "month",
  [TickMarkType.DayOfMonth]: "day",
  [TickMarkType.Time]: "time",
  [TickMarkType.TimeWithSeconds]: "time",
} as const;

/** `startOf`: the candle's start in ms from the axis' own time. */
export function chartLook(
  colours: Colours,
  { language, interval }: Picture,
  startOf: (time: Time) => number,
): DeepPartial<ChartOptions> {
  const cross = { color: colours.control, labelBackgroundColor: colours.ink, style: LineStyle.Dashed };
  return {
    layout: {
      background: { type: ColorType.Solid, color: "transparent" },
      textColor: colours.quiet,
      fontFamily: colours.font,
      fontSize: 12,
      // The logo brings a style element and markup that the content security policy refuses; the caption names the maker.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line, style: LineStyle.Solid } },
    rightPriceScale: {
      borderVisible: false,
      entireTextOnly: true,
      // Room for the figures of high and low, and for the volume below.
      scaleMargins: { top: 0.12, bottom: 0.26 },
    },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      tickMarkFormatter: (time: Time, kind: TickMarkType) =>
        onCanvas(tickText(language, startOf(time), interval, ticks[kind]), language),
    },
    localization: {
      locale: language,
      timeFormatter: (time: Time) => onCanvas(momentText(language, startOf(time), interval), language),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: cross, horzLine: cross },
    // The page scrolls and pinches, the picture stands.
    handleScroll: false,
    handleScale: false,
  };
}

/** A canvas writes from left to right: words of the other direction stand in an isolate of their own. */
function onCanvas(words: string, language: string): string {
  return directionOf(language) === "rtl" ? `\u2067${words}\u2069` : words;
}

const shared = {
  priceLineVisible: false,
  lastValueVisible: false,
} as const;

function priceFormat(priceText: (value: number) => string) {
  return { type: "custom", formatter: priceText, minMove: 1e-12 } as const;
}

export function areaLook(colours: Colours, priceText: (value: number) => string): AreaSeriesPartialOptions {
  return {
    ...shared,
    lineColor: colours.price,
    lineWidth: 2,
    topColor: withAlpha(colours.price, "1f"),
    bottomColor: withAlpha(colours.price, "0a"),
    crosshairMarkerBackgroundColor: colours.price,
    priceFormat: priceFormat(priceText),
  };
}

export function candleLook(
  { up, down }: Colours,
  priceText: (value: number) => string,
): CandlestickSeriesPartialOptions {
  return {
    ...shared,
    upColor: up,
    downColor: down,
    wickUpColor: up,
    wickDownColor: down,
    borderVisible: false,
    priceFormat: priceFormat(priceText),
  };
}

type LineLook = Omit<PriceLineOptions, "price" | "title">;

/** The newest price beside the scale: ink, so that it reads in either trend. */
export function nowLook(colours: Colours): LineLook {
  return {
    color: colours.now,
    lineWidth: 1,
    lineStyle: LineStyle.Solid,
    lineVisible: false,
    axisLabelVisible: true,
    axisLabelColor: colours.now,
    axisLabelTextColor: colours.surface,
  };
}

/** A price that is pointed out: dashed across the chart, its figure set off from the newest price's. */
export function markLook(colours: Colours): LineLook {
  return {
    color: colours.ink,
    lineWidth: 1,
    lineStyle: LineStyle.Dashed,
    lineVisible: true,
    axisLabelVisible: true,
    axisLabelColor: colours.line,
    axisLabelTextColor: colours.ink,
  };
}

/** Prices on the scale: whole from a thousand on, else with the pair's own decimals. Pixels' neighbours, not money. */
export function scaleText({ language, decimals }: Picture): (value: number) => string {
  const whole = numberFormat(language, { maximumFractionDigits: 0 });
  const exact = numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (value) => (value >= 1000 ? whole : exact).format(value);
}
