import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { ErrorState } from "#src/ui/error-state.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { ChartMark } from "../chart-mark.ts";
import { ChartSkeleton, chartViewClass } from "../chart-place.tsx";
import { candleSentence } from "./candle-texts.ts";
import type { ChartKind } from "./chart-kind.ts";
import { ChartLegend } from "./chart-legend.tsx";
import { ChartText } from "./chart-text.tsx";
import { PriceChart } from "./price-chart.tsx";
import type { ChartRange } from "./range.ts";
import { type ChartMarket, useChart } from "./use-chart.ts";

const CandleTable = lazy(importWithRetry(() => import("./candle-table.tsx")));

const plotClass = css`min-block-size: 0; &[aria-busy="true"] { opacity: .5; }`;
const tableClass = css`grid-row: 1 / -1; min-block-size: 0;`;
const middle = cx(text.ink3, text.center, css`grid-row: 1 / -1; align-self: center;`);
const middleError = css`grid-row: 1 / -1; align-self: center;`;

export interface ChartViewProps {
  readonly market: ChartMarket;
  readonly base: string;
  readonly quote: string;
  readonly range: ChartRange;
  readonly kind: ChartKind;
  readonly marks: readonly ChartMark[];
  readonly inView: boolean;
}

/** The candles as a picture or a table, with their waiting, their failing and their words. */
export function ChartView({ market, base, quote, range, kind, marks, inView }: ChartViewProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const [pointed, setPointed] = useState<number | null>(null);
  const ofPair = marks.filter((mark) => mark.base === base && mark.quote === quote && mark.price !== "");
  const levels = [...new Set(ofPair.map(({ price }) => price))];
  const drawnAs = kind === "candles" ? kind : "line";
  const { shown, busy, failed, ...read } = useChart({ market, range, kind: drawnAs, marks: levels, inView });
  if (failed !== null) {
    return (
      <div className={chartViewClass}>
        <div className={middleError}>
          <ErrorState
            title={t("convert.chart.error")}
            message={errorText(failed)}
            onRetry={read.retry}
            retrying={read.retrying}
          />
        </div>
      </div>
    );
  }
  if (shown === null) {
    if (busy) return <ChartSkeleton />;
    return (
      <div className={chartViewClass}>
        <p className={middle}>{t("convert.chart.none")}</p>
      </div>
    );
  }
  const pair = `${base}/${quote}`;
  const { picture, candles, interval } = shown;
  const newest = candles[candles.length - 1];
  const candle = candles.find(({ key }) => Number(key) === pointed) ?? newest;
  const words = <ChartText pair={pair} base={base} shown={shown} marks={marks} quote={quote} />;
  const label = t("convert.chart.label", { pair });
  if (kind === "table") {
    return (
      <div className={chartViewClass} data-chart="table">
        {words}
        <div className={tableClass}>
          <Suspense fallback={<ChartSkeleton />}>
            <CandleTable label={label} candles={candles} interval={interval} />
          </Suspense>
        </div>
      </div>
    );
  }
  return (
    <div className={chartViewClass} data-chart={kind} data-feed={shown.freshness}>
      {words}
      {candle !== undefined && (
        <ChartLegend
          pair={market.per === undefined ? "" : pair}
          coin={base}
          candle={candle}
          interval={interval}
          live={candle === newest}
        />
      )}
      <div className={plotClass} aria-busy={busy || undefined}>
        <PriceChart
          picture={picture}
          candles={candles}
          interval={interval}
          language={format.language}
          label={label}
          pointText={
            candle === undefined
              ? ""
              : candleSentence(format, candle, interval, base, (field) => t(`convert.chart.field.${field}`))
          }
          pointed={pointed}
          onPoint={setPointed}
        />
      </div>
    </div>
  );
}
