import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { hiddenText } from "#src/ui/text.ts";
import type { ChartMark } from "../chart-mark.ts";
import { candleFigure } from "./candle-texts.ts";
import { momentText } from "./moment.ts";
import { intervalName } from "./range.ts";
import type { ShownChart } from "./use-chart.ts";

export interface ChartTextProps {
  readonly pair: string;
  readonly base: string;
  readonly quote: string;
  readonly shown: ShownChart;
  readonly marks: readonly ChartMark[];
}

/** What the picture shows, for those who do not see it. */
export function ChartText({ pair, base, quote, shown, marks }: ChartTextProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { range, interval, candles, picture } = shown;
  const { first, last, high, low, trend, busiest } = picture.summary;
  const span =
    "span" in range
      ? t(`convert.pair.span.${range.span}`)
      : t("convert.chart.candles", {
          candles: format.count(candles.length),
          interval: intervalName(format.language, interval, "long"),
        });
  const volume = candleFigure(format, busiest, "volume", base);
  return (
    <div className={hiddenText}>
      <p>
        {t(`convert.chart.${trend}`, {
          pair,
          span,
          first: format.price(first),
          last: format.price(last),
          high: format.price(high),
          low: format.price(low),
        })}
      </p>
      {volume !== "" && (
        <p>
          {t("convert.chart.busiest", {
            volume,
            time: momentText(format.language, Number(busiest.key), interval),
          })}
        </p>
      )}
      {marks
        .filter((mark) => mark.base === base && mark.quote === quote && mark.price !== "")
        .map((mark) => (
          <p key={mark.key}>
            {mark.label} {format.price(mark.price)}
          </p>
        ))}
    </div>
  );
}
