import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Figure } from "#src/ui/figure.tsx";
import { css } from "#src/ui/style.ts";
import { candleFields } from "./candle-texts.ts";
import { momentText } from "./moment.ts";

const box = css`
  block-size: 100%; overflow: auto; container-type: inline-size; border-block-start: 1px solid var(--line);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;
const table = css`
  width: 100%; border-collapse: collapse; font-size: .8125rem; line-height: 1.25rem;
  & :is(th, td) { padding: 5px 8px; text-align: right; white-space: nowrap; border-block-end: 1px solid var(--line); }
  & :is(th, td):first-child { text-align: start; padding-inline-start: 0; color: var(--ink-2); font-weight: 400; }
  & thead th { position: sticky; inset-block-start: 0; background: var(--surface); font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); }
  @container (max-width: 28.75rem) { & :is([data-field="open"], [data-field="volume"]) { display: none; } }
`;

/** More is a chart's matter. */
const shownRows = 50;

export interface CandleTableProps {
  readonly label: string;
  readonly candles: readonly CandleRow[];
  readonly interval: KlineInterval;
}

/** The chart as figures, the newest first. */
export default function CandleTable({ label, candles, interval }: CandleTableProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className={box} aria-label={label} tabIndex={0}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t("convert.chart.time")}</th>
            {candleFields.map((field) => (
              <th key={field} scope="col" data-field={field}>
                {t(`convert.chart.field.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles
            .slice(-shownRows)
            .toReversed()
            .map((candle, at) => (
              <tr key={candle.key}>
                <th scope="row">{momentText(language, Number(candle.key), interval)}</th>
                {candleFields.map((field) => (
                  <td key={field} data-field={field}>
                    <Figure
                      kind={field === "volume" ? "compact" : "price"}
                      value={candle[field]}
                      live={at === 0}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
