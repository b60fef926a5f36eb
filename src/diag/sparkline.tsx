import type { ReactNode } from "react";
import { css } from "../ui/style.ts";

const picture = css`
  display: block; width: 100%; height: 24px; overflow: visible; fill: none; stroke: var(--info); stroke-width: 1.5;
  stroke-linejoin: round; & path:first-child { fill: var(--info-soft); stroke: none; }
`;

const width = 60;
const height = 20;

/** The last minute as a line from 0 up; what is not known is a gap. It repeats the figure beside it. */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }): ReactNode {
  const top = Math.max(...values.map((value) => value ?? 0), 1e-9);
  const offset = width - values.length;
  const points = values.flatMap((value, at) =>
    value === null ? [] : [`${offset + at + 1},${(height - (value / top) * height).toFixed(2)}`],
  );
  const line = points.length > 0 ? `M${points.join("L")}` : "";
  const [first, last] = [points[0], points.at(-1)];
  const floor = (point: string | undefined): string => `${point?.split(",")[0] ?? 0},${height}`;
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={line === "" ? "" : `${line}L${floor(last)}L${floor(first)}Z`} />
      <path d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
