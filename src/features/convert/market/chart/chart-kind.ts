import { storedValue } from "#src/bridge/page-host.ts";

/** How the chart shows its candles; kept on this device. */
export const chartKinds = ["line", "candles", "table"] as const;
export type ChartKind = (typeof chartKinds)[number];

const STORED_UNDER = "coffer-chart";

export function storedKind(): ChartKind {
  const stored = storedValue(STORED_UNDER);
  return chartKinds.find((kind) => kind === stored) ?? "line";
}

export function storeKind(kind: ChartKind): void {
  try {
    localStorage.setItem(STORED_UNDER, kind);
  } catch {
    // Blocked storage: the choice lasts for this visit.
  }
}
