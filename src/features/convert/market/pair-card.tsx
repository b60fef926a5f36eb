import { lazy, memo, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../form/use-convert.ts";
import { pairSymbol, usdtSymbol } from "../pair-symbol.ts";
import { type ChartMark, noMarks } from "./chart-mark.ts";
import { ChartPlace, chartGridClass, NoChart } from "./chart-place.tsx";

/** Code and candles come when the page is idle. */
const ChartPanel = lazy(importWithRetry(() => import("./chart/chart-panel.tsx")));

const head = css`display: flex; align-items: center; gap: 16px; padding: 16px 20px; ${media.phone} { padding: 16px 16px 8px; }`;
/** As high without its figures as with them. */
const main = css`display: flex; align-items: baseline; gap: 0 12px; flex-wrap: wrap; min-height: 1.75rem;`;
/** Its own line on phones; a block has to be told where its start is, since it runs left to right. */
const pairName = css`${media.phone} { width: 100%; [dir="rtl"] & { text-align: right; } }`;
/** Room for price and change on lines of their own: a longer price moves nothing below it. */
const grow = css`flex: 1; min-width: 0; ${media.phone} { min-height: 72px; display: grid; align-content: center; }`;
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
  const unlisted = !isListed(base);
  const cross = other === quote || !isListed(other) ? null : { quote: other, per: usdtSymbol(other) };
  return (
    <Card aria-label={`${base} / ${quote}`}>
      <StaleRegion className={chartGridClass}>
        <div className={head}>
          <CoinPair
            from={{ coin: base, icon: coinOf(base)?.icon }}
            to={{ coin: quote, icon: coinOf(quote)?.icon }}
          />
          <div className={grow}>
            <div className={main}>
              <span className={cx(text.strong, text.ink2, figureClass, pairName)}>
                {base} / {quote}
              </span>
              <LiveFigure symbol={symbol} field="lastPrice" className={text.headline} />
              <LiveFigure symbol={symbol} field="changeRate24H" className={text.medium} />
            </div>
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
          </div>
        </div>
        {unlisted ? (
          <NoChart coin={base} />
        ) : idle ? (
          <Suspense fallback={<ChartPlace />}>
            <ChartPanel symbol={symbol} base={base} quote={quote} cross={cross} marks={marks} />
          </Suspense>
        ) : (
          <ChartPlace />
        )}
      </StaleRegion>
    </Card>
  );
});
