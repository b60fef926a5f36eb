import type { ConnectionRow } from "#shared/contract/market.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** The feed's state. Published when state or freshness changes, not with each frame: `lastFrameAt` is of that moment. */
export const connectionTopic = defineTopic("connection", ({ feed }: Needs<"feed">) => {
  return () => {
    let published: ConnectionRow | undefined;
    let publishedStatus: TopicStatus | undefined;
    return {
      read() {
        const state = feed.state();
        const gaveUp = feed.gaveUp();
        const status = feed.status("slowBroker");
        if (published?.state !== state || published.gaveUp !== gaveUp || publishedStatus !== status) {
          published = { key: "feed", state, gaveUp, lastFrameAt: feed.lastFrameAt() };
          publishedStatus = status;
        }
        return [published];
      },
      asOf: () => feed.lastFrameAt(),
      status: () => feed.status("slowBroker"),
      watch: (changed) => feed.watch(() => changed("throttled")),
    };
  };
});
