import type { ReactNode } from "react";
import { css } from "../ui/style.ts";
import { bytesText, countText, msText } from "./figures.ts";
import type { Reading } from "./readings.ts";
import { Sparkline } from "./sparkline.tsx";

interface Metric {
  readonly id: string;
  readonly label: string;
  readonly value: (reading: Reading) => number | null;
  readonly text: (value: number | null) => string;
}

const perSecond =
  (name: "frames" | "wireBytes" | "textBytes" | "snapshots" | "rows") =>
  ({ row, status }: Reading): number | null =>
    // A silent worker's last rate is not one of now.
    status === "live" ? (row?.perSecond[name] ?? null) : null;

const metrics: readonly Metric[] = [
  { id: "frames", label: "Feed frames/s", value: perSecond("frames"), text: countText },
  { id: "wire", label: "Wire bytes/s", value: perSecond("wireBytes"), text: bytesText },
  { id: "text", label: "Inflated bytes/s", value: perSecond("textBytes"), text: bytesText },
  { id: "snapshots", label: "Snapshots/s", value: perSecond("snapshots"), text: countText },
  { id: "rows", label: "Rows/s", value: perSecond("rows"), text: countText },
  { id: "age", label: "Snapshot age", value: ({ figureAgeMs }) => figureAgeMs, text: msText },
  { id: "fps", label: "Page frames/s", value: ({ page }) => page.framesPerSecond, text: countText },
  { id: "long-tasks", label: "Long task time/s", value: ({ page }) => page.longTaskMs, text: msText },
  { id: "heap", label: "Page heap", value: ({ page }) => page.heapBytes, text: bytesText },
];

const grid = css`display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s2);`;
const tile = css`
  display: flex; flex-direction: column; gap: 2px; padding: 6px 8px; border: 1px solid var(--line); border-radius: var(--r1);
  background: var(--sunken); min-width: 0;
  & dt { color: var(--ink-2); font-size: 11px; line-height: 16px; }
  & dd { font: 500 13px/18px var(--mono); color: var(--ink); }
`;

/** The last minute of each figure that moves. */
export function Charts({ readings }: { readonly readings: readonly Reading[] }): ReactNode {
  const last = readings.at(-1);
  return (
    <dl className={grid}>
      {metrics.map(({ id, label, value, text }) => (
        <div key={id} className={tile}>
          <dt>{label}</dt>
          <dd data-diag={id}>{text(last === undefined ? null : value(last))}</dd>
          <dd>
            <Sparkline values={readings.map(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
