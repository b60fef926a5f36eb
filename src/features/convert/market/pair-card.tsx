import { type ReactNode, useState } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { LiveFigure } from "#src/ui/live-figure.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { usePhone } from "#src/ui/use-phone.ts";
import type { Convert } from "../form/use-convert.ts";
import { pairSymbol } from "../pair-symbol.ts";
import { ChartBox } from "./chart-box.tsx";
import { type ChartMark, noMarks } from "./chart-mark.ts";
import { type ChartSpan, chartSpans } from "./chart-span.ts";

const head = css`display: flex; align-items: center; gap: 16px; padding: 16px 20px; ${media.phone} { padding: 16px 16px 8px; }`;
const main = css`display: flex; align-items: baseline; gap: 0 12px; flex-wrap: wrap;`;
/** Its own line on phones; a block has to be told where its start is, since it runs left to right. */
const pairName = css`${media.phone} { width: 100%; [dir="rtl"] & { text-align: right; } }`;
/** Room for price and change on lines of their own: a longer price moves nothing below it. */
const grow = css`flex: 1; min-width: 0; ${media.phone} { min-height: 72px; display: grid; align-content: center; }`;
const stats = css`
  display: flex; flex-wrap: wrap; gap: 0 16px; margin-block-start: 2px; font-size: 12px; line-height: 16px; color: var(--ink-2);
  & > span > span:first-child { color: var(--ink-3); }
  ${media.phone} { display: none; }
`;

const phoneSpans: readonly ChartSpan[] = ["24h", "7d"];

export interface PairCardProps {
  readonly convert: Convert;
  /** Prices to point out on the chart, the wanted one of an order. */
  readonly marks?: readonly ChartMark[];
}

/** The pair's market: price, change, its day, and the chart. */
export function PairCard({ convert, marks = noMarks }: PairCardProps): ReactNode {
  const { form, coinOf } = convert;
  const { t } = useTranslation();
  const [span, setSpan] = useState<ChartSpan>("24h");
  const phone = usePhone();
  // A phone has room for two; a span chosen before it was turned stays.
  const spans = phone ? chartSpans.filter((one) => phoneSpans.includes(one) || one === span) : chartSpans;
  const { symbol, base, quote } = pairSymbol(form.fromCoin, form.toCoin);
  return (
    <Card aria-label={`${base} / ${quote}`}>
      <StaleRegion>
        <div className={head}>
          <CoinPair
            from={{ coin: base, icon: coinOf(base)?.icon }}
            to={{ coin: quote, icon: coinOf(quote)?.icon }}
          />
          <div className={grow}>
            <div className={main}>
              <span className={names(text.strong, text.ink2, figureClass, pairName)}>
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
          <Segmented
            size="sm"
            label={t("convert.pair.span")}
            options={spans.map((value) => ({ value, label: t(`convert.pair.span.${value}`) }))}
            value={span}
            onChange={setSpan}
          />
        </div>
        <ChartBox symbol={symbol} base={base} quote={quote} span={span} marks={marks} />
      </StaleRegion>
    </Card>
  );
}
