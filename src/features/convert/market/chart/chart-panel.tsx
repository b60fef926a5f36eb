import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Segmented } from "#src/ui/segmented.tsx";
import { css } from "#src/ui/style.ts";
import { useInView } from "#src/ui/use-in-view.ts";
import { usePhone } from "#src/ui/use-phone.ts";
import type { ChartMark } from "../chart-mark.ts";
import { chartBodyClass, chartSpanClass } from "../chart-place.tsx";
import { ChartControls, SpanControl } from "./chart-controls.tsx";
import { type ChartKind, chartKinds, storedKind, storeKind } from "./chart-kind.ts";
import { ChartView } from "./chart-view.tsx";
import type { ChartRange } from "./range.ts";

const pairs = css`margin-block-end: 8px;`;

export interface ChartPair {
  readonly base: string;
  readonly quote: string;
  /** Base's market against the coin that all prices are told in. */
  readonly symbol: string;
  /** Where the pair itself has no market: its other coin, and that coin's own market. */
  readonly cross: { readonly quote: string; readonly per: string } | null;
}

export interface ChartPanelProps extends ChartPair {
  readonly marks: readonly ChartMark[];
}

const withoutCandles = chartKinds.filter((kind) => kind !== "candles");

/** The chart with its controls; what has been chosen stays when the pair changes. */
export function ChartPanel({ base, quote, symbol, cross, marks }: ChartPanelProps): ReactNode {
  const { t } = useTranslation();
  const phone = usePhone();
  const body = useRef<HTMLDivElement>(null);
  const inView = useInView(body);
  const [range, setRange] = useState<ChartRange>({ span: "24h" });
  const [kind, setKind] = useState<ChartKind>(storedKind);
  const [chosen, setChosen] = useState<"market" | "cross" | null>(null);
  // A price of the pair itself can be pointed out only where the pair itself is drawn.
  const isMarked = cross !== null && marks.some((mark) => mark.base === base && mark.quote === cross.quote);
  // It stays then: a mark goes and comes as one types.
  if (isMarked && chosen === null) setChosen("cross");
  const isCross = cross !== null && chosen === "cross";
  const shown = isCross ? { symbol, per: cross.per } : { symbol };
  const shownQuote = isCross ? cross.quote : quote;
  const shownKind = isCross && kind === "candles" ? "line" : kind;

  function choose(next: ChartKind): void {
    setKind(next);
    storeKind(next);
  }

  return (
    <>
      <div className={chartSpanClass}>
        <SpanControl range={range} onRange={setRange} phone={phone} />
      </div>
      <div ref={body} className={chartBodyClass}>
        {cross !== null && (
          <div className={pairs}>
            <Segmented
              size="sm"
              label={t("convert.chart.pair")}
              options={[
                { value: "market", label: `${base}/${quote}` },
                { value: "cross", label: `${base}/${cross.quote}` },
              ]}
              value={isCross ? "cross" : "market"}
              onChange={setChosen}
            />
          </div>
        )}
        <ChartView
          market={shown}
          base={base}
          quote={shownQuote}
          range={range}
          kind={shownKind}
          marks={marks}
          inView={inView}
        />
        <ChartControls
          range={range}
          onRange={setRange}
          phone={phone}
          kind={shownKind}
          kinds={isCross ? withoutCandles : chartKinds}
          onKind={choose}
        />
      </div>
    </>
  );
}
