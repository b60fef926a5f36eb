import {
  type AreaSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  CrosshairMode,
  type DeepPartial,
  LineStyle,
  type PriceLineOptions,
  TickMarkType,
  type Time,
} from "lightweight-charts";
import type { ChartSummary } from "./chart-span.ts";

/** The chart's look from the page's tokens: a canvas knows no CSS variables, so they are read when the theme changes. */
export function chartLook(root: Element, language: string): DeepPartial<ChartOptions> {
  const token = tokensOf(root);
  const grid = { color: token("--line"), style: LineStyle.Solid };
  return {
    layout: {
      background: { type: ColorType.Solid, color: "transparent" },
      textColor: token("--ink-3"),
      fontFamily: token("--font"),
      fontSize: 12,
      // The logo brings a style element and markup that the content security policy refuses; the caption names the maker.
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: grid },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.1, bottom: 0.1 } },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      tickMarkFormatter: (time: Time, kind: TickMarkType) => tickText(time, kind, language),
    },
    localization: { locale: language, timeFormatter: (time: Time) => momentText(time, language) },
    crosshair: {
      mode: CrosshairMode.Magnet,
      vertLine: { color: token("--control"), labelBackgroundColor: token("--ink") },
      horzLine: { color: token("--control"), labelBackgroundColor: token("--ink") },
    },
    // The page scrolls and pinches, the picture stands.
    handleScroll: false,
    handleScale: false,
  };
}

export function areaLook(
  root: Element,
  trend: ChartSummary["trend"],
  priceText: (value: number) => string,
): AreaSeriesPartialOptions {
  const token = tokensOf(root);
  const line = token(trend === "down" ? "--down" : "--up");
  return {
    lineColor: line,
    lineWidth: 2,
    topColor: withAlpha(line, "1f"),
    bottomColor: withAlpha(line, "0a"),
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerBackgroundColor: line,
    priceFormat: { type: "custom", formatter: priceText, minMove: 1e-12 },
  };
}

/** The newest price beside the scale: ink, so that it reads in either trend. */
export function nowLook(root: Element): Omit<PriceLineOptions, "price" | "title"> {
  const token = tokensOf(root);
  return {
    color: token("--ink"),
    lineWidth: 1,
    lineStyle: LineStyle.Solid,
    lineVisible: false,
    axisLabelVisible: true,
    axisLabelColor: token("--ink"),
    axisLabelTextColor: token("--surface"),
  };
}

/** A price that is pointed out: dashed across the chart, its figure set off from the newest price's. */
export function markLook(root: Element): Omit<PriceLineOptions, "price" | "title"> {
  const token = tokensOf(root);
  return {
    color: token("--ink"),
    lineWidth: 1,
    lineStyle: LineStyle.Dashed,
    lineVisible: true,
    axisLabelVisible: true,
    axisLabelColor: token("--line"),
    axisLabelTextColor: token("--ink"),
  };
}

/** Prices on the scale: whole from a thousand on, else with the pair's own decimals. Pixels' neighbours, not money. */
export function scaleText(language: string, decimals: number): (value: number) => string {
  const digits = { numberingSystem: "latn", useGrouping: true } as const;
  const whole = new Intl.NumberFormat(language, { ...digits, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(language, {
    ...digits,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return (value) => (value >= 1000 ? whole : exact).format(value);
}

function tokensOf(root: Element): (name: string) => string {
  const style = getComputedStyle(root);
  return (name) => style.getPropertyValue(name).trim();
}

function withAlpha(hex: string, alpha: string): string {
  return /^#[0-9a-f]{6}$/i.test(hex) ? `${hex}${alpha}` : "transparent";
}

/** The library thinks in UTC; people read their own clock. */
function tickText(time: Time, kind: TickMarkType, language: string): string {
  const at = momentOf(time);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, { ...options, numberingSystem: "latn" }).format(at);
  switch (kind) {
    case TickMarkType.Year:
      return format({ year: "numeric" });
    case TickMarkType.Month:
      return format({ month: "short" });
    case TickMarkType.DayOfMonth:
      return format({ day: "numeric", month: "short" });
    case TickMarkType.Time:
    case TickMarkType.TimeWithSeconds:
      break;
  }
  return format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

function momentText(time: Time, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    numberingSystem: "latn",
  }).format(momentOf(time));
}

/** Only seconds are ever given to the chart. */
function momentOf(time: Time): Date {
  return new Date(typeof time === "number" ? time * 1000 : 0);
}
