import {
  AreaSeries,
  type AutoscaleInfo,
  createChart,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type UTCTimestamp,
} from "lightweight-charts";
import { type ReactNode, useEffect, useRef } from "react";
import { watchQuote } from "#src/bridge/quotes.ts";
import { css } from "#src/ui/style.ts";
import { areaLook, chartLook, markLook, nowLook, scaleText } from "./chart-look.ts";
import type { ChartMark } from "./chart-mark.ts";
import type { ChartPoint, ChartSummary } from "./chart-span.ts";

/** Time runs from left to right in every language. Its layers stay below what reaches over its edge. */
const plot = css`isolation: isolate; direction: ltr; block-size: 100%; inline-size: 100%;`;

export interface PriceChartProps {
  readonly symbol: string;
  /** At least one. */
  readonly points: readonly ChartPoint[];
  readonly marks: readonly ChartMark[];
  readonly trend: ChartSummary["trend"];
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly language: string;
}

interface Drawn {
  readonly api: IChartApi;
  readonly area: ISeriesApi<"Area">;
  readonly now: IPriceLine;
}

/** The picture alone; what it says in words stands beside it. In a chunk of its own with its library. */
export default function PriceChart({
  symbol,
  points,
  marks,
  trend,
  decimals,
  language,
}: PriceChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // Its look is put on by the effect below, which also follows language and theme. That it follows the size of its
    // box has to be said here: said later, its outer element keeps the first width.
    const api = createChart(element, { autoSize: true, layout: { attributionLogo: false } });
    const area = api.addSeries(AreaSeries);
    drawn.current = { api, area, now: area.createPriceLine({ price: 0, title: "" }) };
    const fit = new ResizeObserver(() => api.timeScale().fitContent());
    fit.observe(element);
    return () => {
      drawn.current = null;
      fit.disconnect();
      api.remove();
    };
  }, []);

  useEffect(() => {
    const paint = (): void => {
      const root = document.documentElement;
      drawn.current?.api.applyOptions(chartLook(root, language));
      drawn.current?.area.applyOptions(areaLook(root, trend, scaleText(language, decimals)));
      drawn.current?.now.applyOptions(nowLook(root));
    };
    paint();
    return onThemeChange(paint);
  }, [language, trend, decimals]);

  useEffect(() => {
    const last = points[points.length - 1];
    if (last === undefined) return undefined;
    const move = (value: number): void => {
      drawn.current?.area.update({ time: last.time as UTCTimestamp, value });
      drawn.current?.now.applyOptions({ price: value });
    };
    drawn.current?.area.setData(
      points.map((point) => ({ time: point.time as UTCTimestamp, value: point.value })),
    );
    drawn.current?.api.timeScale().fitContent();
    move(last.value);
    return watchQuote(symbol, (row) => {
      const value = Number(row?.lastPrice);
      if (value > 0) move(value);
    });
  }, [points, symbol]);

  // Figures as text: equal marks in a new array draw nothing anew.
  const levels = marks.map((mark) => mark.price).join(" ");
  useEffect(() => {
    const area = drawn.current?.area;
    const prices = levels
      .split(" ")
      .map(Number)
      .filter((price) => price > 0);
    if (area === undefined || prices.length === 0) return undefined;
    // The scale reaches to the marks, however far away.
    area.applyOptions({
      autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => withPrices(own(), prices),
    });
    const paint = (): void => {
      for (const line of lines) line.applyOptions(markLook(document.documentElement));
    };
    const lines = prices.map((price) => area.createPriceLine({ price, title: "" }));
    paint();
    const stop = onThemeChange(paint);
    return () => {
      stop();
      if (drawn.current?.area !== area) return;
      for (const line of lines) area.removePriceLine(line);
      area.applyOptions({ autoscaleInfoProvider: (own: () => AutoscaleInfo | null) => own() });
    };
  }, [levels]);

  return <div ref={box} className={plot} aria-hidden="true" />;
}

function withPrices(own: AutoscaleInfo | null, prices: readonly number[]): AutoscaleInfo | null {
  if (own?.priceRange == null) return own;
  const { minValue, maxValue } = own.priceRange;
  const priceRange = { minValue: Math.min(minValue, ...prices), maxValue: Math.max(maxValue, ...prices) };
  return { ...own, priceRange };
}

/** A chosen theme is an attribute of the root; without one the system decides. */
function onThemeChange(changed: () => void): () => void {
  const root = new MutationObserver(changed);
  root.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    root.disconnect();
    system.removeEventListener("change", changed);
  };
}
