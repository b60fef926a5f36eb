import type { ConnectionRow } from "#shared/contract/market.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { TopicSource } from "./topic-source.ts";

/** The feed's state. Told when state or freshness changes, not with each frame: `lastFrameAt` is of that moment. */
export function createConnectionTopic(feed: LiveFeed): () => TopicSource<ConnectionRow> {
  return () => {
    let told: ConnectionRow | undefined;
    let toldStatus: TopicStatus | undefined;
    return {
      read() {
        const state = feed.state();
        const gaveUp = feed.gaveUp();
        const status = feed.status("slowBroker");
        if (told?.state !== state || told.gaveUp !== gaveUp || toldStatus !== status) {
          told = { key: "feed", state, gaveUp, lastFrameAt: feed.lastFrameAt() };
          toldStatus = status;
        }
        return [told];
      },
      asOf: () => feed.lastFrameAt(),
      status: () => feed.status("slowBroker"),
      watch: (changed) => feed.watch(() => changed("throttled")),
    };
  };
}
