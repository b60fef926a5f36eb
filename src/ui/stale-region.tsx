import type { ComponentProps, ReactNode } from "react";
import { useFeedStatus } from "#src/bridge/quotes.ts";

/** Carries `data-stale` while the feed is not live: every live figure within then looks it. Renders on a change of state only. */
export function StaleRegion({ children, ...rest }: ComponentProps<"div">): ReactNode {
  const status = useFeedStatus();
  const stale = status === "stale" || status === "closed";
  return (
    <div {...rest} data-stale={stale ? "" : undefined}>
      {children}
    </div>
  );
}
