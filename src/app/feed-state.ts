import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { FeedState } from "../ui/live-dot.tsx";

const texts: Record<TopicStatus, FeedState | undefined> = {
  live: "live",
  stale: "reconnecting",
  closed: "offline",
  /** Before the feed has ever spoken there is nothing to say about it. */
  connecting: undefined,
};

export interface FeedFacts {
  readonly status: TopicStatus;
  readonly online: boolean;
  /** Nothing is tried any more. */
  readonly gaveUp: boolean;
}

/** The header's word for the feed. */
export function feedState({ status, online, gaveUp }: FeedFacts): FeedState | undefined {
  if (!online) return "offline";
  return gaveUp ? "disconnected" : texts[status];
}
