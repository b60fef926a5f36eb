import { lazy, memo, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import { media } from "#src/ui/breakpoints.ts";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { css } from "#src/ui/style.ts";
import type { Convert } from "../form/use-convert.ts";
import { pairSymbol, usdtSymbol } from "../pair-symbol.ts";
import { type ChartMark, noMarks } from "./chart-mark.ts";
import { ChartPlace } from "./chart-place.tsx";
import { PairFrame } from "./pair-frame.tsx";

/** Code and candles come when the page is idle. */
const PairChart = lazy(importWithRetry(() => import("./chart/pair-chart.tsx")));

const stats = css`
  display: flex; flex-wrap: wrap; gap: 0 16px; margin-block-start: 2px; font-size: .75rem; line-height: 1rem; color: var(--ink-2);
  & > span > span:first-child { color: var(--ink-3); }
  ${media.phone} { display: none; }
`;

export interface PairCardProps extends Pick<Convert, "coins" | "coinOf"> {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** Prices to point out on the chart, the wanted one of an order. */
  readonly marks?: readonly ChartMark[];
}

/** The pair's market: price, change, its day, and the chart. An estimate that moves is no reason to render it. */
export const PairCard = memo(function PairCard(props: PairCardProps): ReactNode {
  const { fromCoin, toCoin, coins, coinOf, marks = noMarks } = props;
  const { t } = useTranslation();
  const idle = useIdle();
  const { symbol, base, quote } = pairSymbol(fromCoin, toCoin);
  const other = base === fromCoin ? toCoin : fromCoin;
  const isListed = (coin: string): boolean => coins.data === undefined || coinOf(coin) !== undefined;
  const cross = other === quote || !isListed(other) ? null : { quote: other, per: usdtSymbol(other) };
  return (
    <PairFrame
      fromCoin={fromCoin}
      toCoin={toCoin}
      coinOf={coinOf}
      day={
        <div className={stats}>
          <span>
            <span>{t("convert.pair.high")}</span> <LiveFigure symbol={symbol} field="highPrice24h" />
          </span>
          <span>
            <span>{t("convert.pair.low")}</span> <LiveFigure symbol={symbol} field="lowPrice24h" />
          </span>
          <span>
            <span>{t("convert.pair.turnover")}</span>{" "}
            <LiveFigure symbol={symbol} field="turnover24hUSD" unit={quote} />
          </span>
        </div>
      }
    >
      {idle ? (
        <Suspense fallback={<ChartPlace />}>
          <PairChart
            isListed={isListed(base)}
            symbol={symbol}
            base={base}
            quote={quote}
            cross={cross}
            marks={marks}
          />
        </Suspense>
      ) : (
        <ChartPlace />
      )}
    </PairFrame>
  );
});
