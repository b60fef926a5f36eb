import { storedValue } from "#src/bridge/page-host.ts";

/** How the chart shows its candles; kept on this device. */
export const chartKinds = ["line", "candles", "table"] as const;
export type ChartKind = (typeof chartKinds)[number];

const storedUnder = "coffer-chart";

export function storedKind(): ChartKind {
  const stored = storedValue(storedUnder);
  return chartKinds.find((kind) => kind === stored) ?? "line";
}

export function storeKind(kind: ChartKind): void {
  try {
    localStorage.setItem(storedUnder, kind);
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}
