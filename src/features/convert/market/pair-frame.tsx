import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../form/use-convert.ts";
import { pairSymbol } from "../pair-symbol.ts";
import { chartGridClass } from "./chart-place.tsx";

const head = css`display: flex; align-items: center; gap: 16px; padding: 16px 20px; ${media.phone} { padding: 16px 16px 8px; }`;
/** As high without its figures as with them. */
const main = css`display: flex; align-items: baseline; gap: 0 12px; flex-wrap: wrap; min-height: 1.75rem;`;
/** Its own line on phones; a block has to be told where its start is, since it runs left to right. Long codes take two. */
const pairName = css`white-space: normal; overflow-wrap: anywhere; ${media.phone} { width: 100%; [dir="rtl"] & { text-align: right; } }`;
/** Room for price and change on lines of their own: a longer price moves nothing below it. */
const grow = css`flex: 1; min-width: 0; ${media.phone} { min-height: 72px; display: grid; align-content: center; }`;

interface PairFrameProps {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly coinOf?: Convert["coinOf"];
  /** Its day, below the price. */
  readonly day?: ReactNode;
  /** Below the head: the chart. */
  readonly children?: ReactNode;
}

/** The card of a pair with its live price and change. It needs no texts. */
export function PairFrame({ fromCoin, toCoin, coinOf, day, children }: PairFrameProps): ReactNode {
  const { symbol, base, quote } = pairSymbol(fromCoin, toCoin);
  const name = `${base} / ${quote}`;
  return (
    <Card aria-label={name}>
      <StaleRegion className={chartGridClass}>
        <div className={head}>
          <CoinPair
            from={{ coin: base, icon: coinOf?.(base)?.icon }}
            to={{ coin: quote, icon: coinOf?.(quote)?.icon }}
          />
          <div className={grow}>
            <div className={main}>
              <span className={cx(text.strong, text.ink2, figureClass, pairName)}>{name}</span>
              <LiveFigure symbol={symbol} field="lastPrice" className={text.headline} />
              <LiveFigure symbol={symbol} field="changeRate24H" className={text.medium} />
            </div>
            {day}
          </div>
        </div>
        {children}
      </StaleRegion>
    </Card>
  );
}
