import type { ComponentProps, ReactNode } from "react";
import { useFeedStatus } from "#src/bridge/quotes.ts";

/** Live figures are of a while ago: the feed is not live. */
export function useStale(): boolean {
  const status = useFeedStatus();
  return status === "stale" || status === "closed";
}

/** Carries `data-stale` while the feed is not live: every live figure within then looks it. Renders on a change of state only. */
export function StaleRegion({ children, ...rest }: ComponentProps<"div">): ReactNode {
  return (
    <div {...rest} data-stale={useStale() ? "" : undefined}>
      {children}
    </div>
  );
}
