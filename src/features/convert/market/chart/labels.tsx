import type { ReactNode } from "react";
import type { PointPlace, PricePlace } from "#shared/contract/chart.ts";

/** Figures beside and in the picture: their places are shares of it, their distances pixels. */

/** From the point to its figure, px. */
const leader = 12;

export function percent(thousandths: number): string {
  return `${thousandths / 10}%`;
}

export interface PriceLabelProps {
  readonly y: number;
  readonly text: string;
  /** Set off by a ground of its own, as wide as the scale. */
  readonly ground?: "now" | "mark" | "cross";
}

/** A price at the scale. */
export function PriceLabel({ y, text, ground }: PriceLabelProps): ReactNode {
  return (
    <svg x="100%" y={percent(y)} overflow="visible" aria-hidden="true" data-label={ground}>
      {ground !== undefined && <rect x={2} y={-9} />}
      <text x={8} dy=".34em">
        {text}
      </text>
    </svg>
  );
}

export interface PointLabelProps {
  readonly at: PointPlace;
  readonly text: string;
  readonly above: boolean;
}

/** The figure of a point in the picture, on the side that has the room. */
export function PointLabel({ at: { x, y }, text, above }: PointLabelProps): ReactNode {
  const way = x > 500 ? -1 : 1;
  const line = above ? -6 : 6;
  return (
    <svg
      x={percent(x)}
      y={percent(y)}
      overflow="visible"
      aria-hidden="true"
      data-label={above ? "high" : "low"}
    >
      <path data-part="leader" d={`M0 0L${way * leader} ${line}`} />
      <text x={way * (leader + 4)} y={line} dy=".34em" textAnchor={way < 0 ? "end" : "start"}>
        {text}
      </text>
    </svg>
  );
}

/** A line across the picture. */
export function Across({ y, part }: Pick<PricePlace, "y"> & { readonly part: string }): ReactNode {
  return <line data-part={part} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />;
}
