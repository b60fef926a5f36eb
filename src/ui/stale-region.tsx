import type { ComponentProps, ReactNode } from "react";
import { useFeedStatus } from "#src/bridge/quotes.ts";

export interface StaleRegionProps extends ComponentProps<"div"> {
  /** What the figures are made of is of before, whatever the feed does. */
  readonly old?: boolean;
}

/** Carries `data-stale` while the feed is not live: every live figure within then looks it. Renders on a change of state only. */
export function StaleRegion({ children, old = false, ...rest }: StaleRegionProps): ReactNode {
  const status = useFeedStatus();
  const stale = old || status === "stale" || status === "closed";
  return (
    <div {...rest} data-stale={stale ? "" : undefined}>
      {children}
    </div>
  );
}
