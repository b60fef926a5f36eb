import type { ReactNode } from "react";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

export interface NoRecentProps {
  /** Of the topic that has no rows. */
  readonly status: TopicStatus;
  readonly texts: { readonly none: string; readonly failed: string };
  /** Rows of the placeholder. */
  readonly count: number;
}

/** In place of the newest few records. That there are none is said only once it is known. */
export function NoRecent({ status, texts, count }: NoRecentProps): ReactNode {
  const session = useSessionStatus();
  const isOut = session === "anonymous";
  // Nothing is on its way to who cannot be told.
  const isAwaited = status === "connecting" && session !== "unavailable";
  if (!isOut && isAwaited) return <SkeletonRows count={count} />;
  return (
    <p className={cx(text.small, text.ink3)}>{isOut || status === "live" ? texts.none : texts.failed}</p>
  );
}
