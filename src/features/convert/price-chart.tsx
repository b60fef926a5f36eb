import {
  AreaSeries,
  createChart,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from "lightweight-charts";
import { type ReactNode, useEffect, useRef } from "react";
import { watchQuote } from "#src/bridge/quotes.ts";
import { css } from "#src/ui/style.ts";
import { areaLook, chartLook, scaleText } from "./chart-look.ts";
import type { ChartPoint, ChartSummary } from "./chart-span.ts";

/** Time runs from left to right in every language. */
const plot = css`direction: ltr; block-size: 100%; inline-size: 100%;`;

export interface PriceChartProps {
  readonly symbol: string;
  readonly points: readonly ChartPoint[];
  readonly trend: ChartSummary["trend"];
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  readonly language: string;
}

/** The picture alone; what it says in words stands beside it. In a chunk of its own with its library. */
export default function PriceChart({
  symbol,
  points,
  trend,
  decimals,
  language,
}: PriceChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<{ readonly api: IChartApi; readonly area: ISeriesApi<"Area"> }>(null);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const api = createChart(element, chartLook(document.documentElement, language));
    const area = api.addSeries(AreaSeries);
    chart.current = { api, area };
    const fit = new ResizeObserver(() => api.timeScale().fitContent());
    fit.observe(element);
    return () => {
      chart.current = null;
      fit.disconnect();
      api.remove();
    };
  }, [language]);

  useEffect(() => {
    const paint = (): void => {
      const root = document.documentElement;
      chart.current?.api.applyOptions(chartLook(root, language));
      chart.current?.area.applyOptions(areaLook(root, trend, scaleText(language, decimals)));
    };
    paint();
    return onThemeChange(paint);
  }, [language, trend, decimals]);

  useEffect(() => {
    const current = chart.current;
    current?.area.setData(points.map((point) => ({ time: point.time as UTCTimestamp, value: point.value })));
    current?.api.timeScale().fitContent();
    const last = points[points.length - 1];
    if (last === undefined) return undefined;
    return watchQuote(symbol, (row) => {
      const value = Number(row?.lastPrice);
      if (value > 0) chart.current?.area.update({ time: last.time as UTCTimestamp, value });
    });
  }, [points, symbol]);

  return <div ref={box} className={plot} aria-hidden="true" />;
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
