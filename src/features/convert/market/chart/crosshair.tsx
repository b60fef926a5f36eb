import type { ReactNode } from "react";
import { Across, PriceLabel, percent } from "./labels.tsx";

export interface CrosshairProps {
  readonly x: number;
  readonly y: number;
  readonly price: string;
  /** A line has a point there. */
  readonly withPoint: boolean;
}

/** Where the candle is that is pointed at, with its price at the scale. */
export function Crosshair({ x, y, price, withPoint }: CrosshairProps): ReactNode {
  const [left, top] = [percent(x), percent(y)];
  return (
    <g data-cross="">
      <line data-part="cross" x1={left} x2={left} y1="0" y2="100%" />
      <Across part="cross" y={y} />
      {withPoint && <circle data-part="point" cx={left} cy={top} r={4} />}
      <PriceLabel y={y} text={price} ground="cross" />
    </g>
  );
}
