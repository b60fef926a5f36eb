import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useFormat } from "#src/i18n/format.ts";
import { Figure } from "#src/ui/figure.tsx";
import { paintFigure } from "#src/ui/figure-paint.ts";
import { figureClass, perishableClass, tickClass } from "#src/ui/figure-style.ts";
import { cx } from "#src/ui/style.ts";
import { Ticker } from "#src/ui/ticker.ts";

export interface PriceFigureProps {
  /** Of the feed, such as BTCUSDT. */
  readonly symbol: string;
  readonly field: "lastPrice" | "changeRate24H";
  /** What the worker made of it, in the display currency; "" is absent. */
  readonly value: string;
  /** It may still come. */
  readonly connecting: boolean;
}

/** A figure of the live feed in the display currency: the worker computes it, a change of the price tints it. */
export function PriceFigure({ symbol, field, value, connecting }: PriceFigureProps): ReactNode {
  const format = useFormat();
  const span = useRef<HTMLSpanElement>(null);
  const [ticker] = useState(() => new Ticker());
  const isPrice = field === "lastPrice";
  useLayoutEffect(() => {
    if (isPrice && span.current !== null) ticker.show(span.current, value);
  }, [isPrice, value, ticker]);

  if (value === "" && !connecting) return <Figure value="" kind={isPrice ? "price" : "percent"} />;
  const kind = isPrice ? "price" : "percent";
  const painted = paintFigure(format, value, { kind, places: 2, signed: !isPrice, up: false });
  return (
    <span
      ref={span}
      data-quote={symbol}
      data-field={field}
      data-loading={value === "" ? "" : undefined}
      data-tone={isPrice || value === "" ? undefined : painted.direction}
      className={cx(figureClass, tickClass, perishableClass)}
    >
      {value !== "" && painted.text}
    </span>
  );
}
