import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { decimalsOf } from "#src/i18n/decimal-text.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { media } from "#src/ui/breakpoints.ts";
import { ErrorState } from "#src/ui/error-state.tsx";
import { patientImport } from "#src/ui/patient-import.ts";
import { Bone, Skeleton } from "#src/ui/skeleton.tsx";
import { css, names } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { useIdle } from "../use-idle.ts";
import type { ChartMark } from "./chart-mark.ts";
import { type Candle, type ChartSpan, chartPoints, chartSummary, spanCandles } from "./chart-span.ts";

const PriceChart = lazy(patientImport(() => import("./price-chart.tsx")));

const height = 190;
const box = css`margin-inline: 20px 12px; ${media.phone} { margin-inline: 16px 8px; }`;
const plot = css`block-size: ${height}px; display: grid; align-items: center; grid-template-columns: minmax(0, 1fr);`;
const fine = names(
  text.caption,
  css`padding: 2px 20px 8px; text-align: end; & > a { position: relative; color: var(--ink-3); font-weight: 400; ${media.coarse} { &::before { content: ""; position: absolute; inset: -15px 0; } } } ${media.phone} { padding-inline: 16px; }`,
);
const middle = names(text.ink3, text.center);

/** Figures of the running candle move on with the live price; the candles themselves are asked for this often. */
const refreshMs = 60_000;

export interface ChartBoxProps {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly span: ChartSpan;
  readonly marks: readonly ChartMark[];
}

/** The price chart with its waiting, its failing and its words. Code and candles come when the page is at rest. */
export function ChartBox({ symbol, base, quote, span, marks }: ChartBoxProps): ReactNode {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const idle = useIdle();
  const { interval, limit } = spanCandles[span];
  const klines = useCall(
    "market.klines",
    { symbol, interval, limit },
    { enabled: idle, refetchEveryMs: refreshMs },
  );
  const candles: readonly Candle[] = klines.data?.list ?? noCandles;
  const points = useMemo(() => chartPoints(candles), [candles]);
  const shown = marks.filter((mark) => mark.base === base && mark.quote === quote && mark.price !== "");
  const summary = useMemo(() => chartSummary(candles), [candles]);
  const bones = (
    <Skeleton>
      <Bone width="100%" height={height - 40} />
    </Skeleton>
  );
  if (klines.status === "error") {
    return (
      <div className={box}>
        <ErrorState
          title={t("convert.chart.error")}
          message={errorText(klines.error)}
          onRetry={klines.refetch}
          retrying={klines.fetching}
        />
      </div>
    );
  }
  const empty = klines.status === "ok" && summary === null;
  return (
    <>
      <div className={names(box, plot)}>
        {empty && <p className={middle}>{t("convert.chart.none")}</p>}
        {!empty && summary === null && bones}
        {summary !== null && (
          <>
            <p className={hiddenText}>
              {t(`convert.chart.${summary.trend}`, {
                pair: `${base}/${quote}`,
                span: t(`convert.pair.span.${span}`),
                first: format.price(summary.first),
                last: format.price(summary.last),
                high: format.price(summary.high),
                low: format.price(summary.low),
              })}
            </p>
            {shown.map((mark) => (
              <p key={mark.key} className={hiddenText}>
                {mark.label} {format.price(mark.price)}
              </p>
            ))}
            <Suspense fallback={bones}>
              <PriceChart
                symbol={symbol}
                points={points}
                marks={shown}
                trend={summary.trend}
                decimals={decimalsOf(summary.last)}
                language={i18n.language}
              />
            </Suspense>
          </>
        )}
      </div>
      <p className={fine}>
        <TextLink href="https://www.tradingview.com/" variant="tertiary" size="small" newWindow>
          {t("convert.chart.by")}
        </TextLink>
      </p>
    </>
  );
}

const noCandles: readonly Candle[] = [];
