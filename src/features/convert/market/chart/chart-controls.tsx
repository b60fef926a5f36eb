import { ChartCandlestick, ChartLine, ChevronDown, Table2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css } from "#src/ui/style.ts";
import { type ChartKind, chartKinds } from "./chart-kind.ts";
import {
  type ChartRange,
  type ChartSpan,
  chartIntervals,
  chartSpans,
  intervalName,
  windowOf,
} from "./range.ts";

const row = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding-block: 8px 12px;`;
const interval = css`gap: 4px; padding-inline: 8px; margin-inline-start: -8px; font-weight: 500; & > svg { color: var(--ink-3); } ${media.coarse} { min-height: 44px; }`;
const icons = { line: ChartLine, candles: ChartCandlestick, table: Table2 } as const;
/** A phone's head has room for two; the others stand in the menu. */
const phoneSpans = 2;

export interface SpanControlProps {
  readonly range: ChartRange;
  readonly onRange: (range: ChartRange) => void;
  readonly phone: boolean;
}

/** The spans of time, in the head of the card. */
export function SpanControl({ range, onRange, phone }: SpanControlProps): ReactNode {
  const { t } = useTranslation();
  const chosen = "span" in range ? range.span : "none";
  const spans = phone ? chartSpans.filter((one, at) => at < phoneSpans || one === chosen) : chartSpans;
  return (
    <Segmented<ChartSpan | "none">
      size="sm"
      label={t("convert.pair.span")}
      options={spans.map((value) => ({ value, label: t(`convert.pair.span.${value}`) }))}
      value={chosen}
      onChange={(span) => span !== "none" && onRange({ span })}
    />
  );
}

export interface ChartControlsProps extends SpanControlProps {
  readonly kind: ChartKind;
  /** Candles need highs and lows, which a rate of two prices does not have. */
  readonly kinds?: readonly ChartKind[];
  readonly onKind: (kind: ChartKind) => void;
}

/** Below the picture: how long a candle is, and how it is drawn. */
export function ChartControls(props: ChartControlsProps): ReactNode {
  const { range, onRange, phone, kind, kinds = chartKinds, onKind } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const now = windowOf(range).interval;
  const intervals = {
    id: "interval",
    label: t("convert.chart.interval"),
    items: chartIntervals.map((id) => ({
      id,
      label: intervalName(language, id, "long"),
      chosen: id === now,
    })),
  };
  const spans = {
    id: "span",
    label: t("convert.pair.span"),
    items: chartSpans.map((id) => ({
      id,
      label: t(`convert.pair.span.${id}`),
      chosen: "span" in range && id === range.span,
    })),
  };

  function choose(id: string, group: string): void {
    const span = chartSpans.find((one) => one === id);
    const chosen = chartIntervals.find((one) => one === id);
    if (group === "span") {
      if (span !== undefined) onRange({ span });
    } else if (chosen !== undefined) onRange({ interval: chosen });
  }

  return (
    <div className={row}>
      <Menu
        label={t("convert.chart.interval")}
        groups={phone ? [spans, intervals] : [intervals]}
        onSelect={choose}
        align="start"
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            variant="tertiary"
            size="sm"
            className={interval}
            aria-label={t("convert.chart.intervalNow", { interval: intervalName(language, now, "long") })}
          >
            {intervalName(language, now, "short")}
            <Icon of={ChevronDown} size={16} />
          </Button>
        )}
      />
      <Segmented<ChartKind>
        size="sm"
        label={t("convert.chart.kind")}
        options={kinds.map((value) => ({
          value,
          label: <Icon of={icons[value]} size={16} />,
          announced: t(`convert.chart.kind.${value}`),
        }))}
        value={kind}
        onChange={onKind}
      />
    </div>
  );
}
