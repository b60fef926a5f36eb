import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { chartBodyClass, chartViewClass } from "../chart-place.tsx";
import { ChartPanel, type ChartPanelProps } from "./chart-panel.tsx";

const noneClass = cx(text.ink3, text.center, css`grid-row: 1 / -1; align-self: center;`);

export interface PairChartProps extends ChartPanelProps {
  /** A link may name a coin that this exchange does not have. */
  readonly isListed: boolean;
}

/** The chart of a pair, or why there is none. Comes when the page is idle. */
export default function PairChart({ isListed, ...pair }: PairChartProps): ReactNode {
  const { t } = useTranslation();
  if (isListed) return <ChartPanel {...pair} />;
  return (
    <div className={chartBodyClass}>
      <div className={chartViewClass}>
        <p className={noneClass}>{t("convert.chart.unknown", { coin: pair.base })}</p>
      </div>
    </div>
  );
}
