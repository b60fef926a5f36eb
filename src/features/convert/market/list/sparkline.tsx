import { type ReactNode, useMemo } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { css } from "#src/ui/style.ts";
import { sparkHeight, sparklinePath, sparkTrend, sparkWidth } from "./sparkline-path.ts";

const picture = css`
  display: block; fill: none; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; direction: ltr;
  &[data-trend="up"] { stroke: var(--up); }
  &[data-trend="down"] { stroke: var(--down); }
`;

/** A day of hours. */
const day = { interval: "60", limit: 24 } as const;
const refreshMs = 300_000;

/** The last day as a line. It repeats what the row says in figures, so it is a picture and nothing more. */
export default function Sparkline({ symbol }: { readonly symbol: string }): ReactNode {
  const { data } = useCall("market.klines", { symbol, ...day }, { refetchEveryMs: refreshMs });
  // Newest first on the wire; the fifth column is the close.
  const prices = useMemo(() => (data?.list ?? []).map((candle) => candle[4]).toReversed(), [data]);
  const path = sparklinePath(prices);
  if (path === "") return null;
  return (
    <svg
      className={picture}
      data-trend={sparkTrend(prices)}
      width={sparkWidth}
      height={sparkHeight}
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
