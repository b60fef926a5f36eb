import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { figureClass, perishableClass } from "#src/ui/figure-style.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { candleFields, candleFigure } from "./candle-texts.ts";
import { momentText } from "./moment.ts";

/** Two lines on phones, one elsewhere, whatever it says: nothing below it moves. */
const legend = css`
  display: flex; flex-wrap: wrap; align-content: start; gap: 0 12px; font-size: .75rem; line-height: 1rem; height: 2rem; overflow: hidden; color: var(--ink-3);
  & b { font-weight: 500; color: var(--ink-2); }
  ${media.phone} { column-gap: 8px; }
`;

export interface ChartLegendProps {
  /** "" where it needs no saying. */
  readonly pair: string;
  /** The coin that volume is told in. */
  readonly coin: string;
  readonly candle: CandleRow;
  readonly interval: KlineInterval;
  /** The newest candle still moves: its close is a live figure. */
  readonly live: boolean;
}

/** Which pair, and the figures of the candle that is pointed at, or of the newest. */
export function ChartLegend({ pair, coin, candle, interval, live }: ChartLegendProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={legend} data-legend="">
      {pair !== "" && <b className={cx(figureClass, text.nowrap)}>{pair}</b>}
      <span className={text.nowrap}>{momentText(format.language, Number(candle.key), interval)}</span>
      {candleFields.map((field) => {
        const figure = candleFigure(format, candle, field, coin);
        if (figure === "") return null;
        return (
          <span key={field} className={text.nowrap}>
            {t(`convert.chart.short.${field}`)}{" "}
            <b data-candle={field} className={cx(figureClass, live && perishableClass)}>
              {figure}
            </b>
          </span>
        );
      })}
    </div>
  );
}
