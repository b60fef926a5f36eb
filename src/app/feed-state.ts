import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { FeedState } from "../ui/live-dot.tsx";

const words: Record<TopicStatus, FeedState | undefined> = {
  live: "live",
  stale: "reconnecting",
  closed: "offline",
  /** Before the feed has ever spoken there is nothing to say about it. */
  connecting: undefined,
};

/** The header's word for the feed. */
export function feedState(status: TopicStatus, online: boolean): FeedState | undefined {
  return online ? words[status] : "offline";
}
