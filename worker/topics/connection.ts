import type { ConnectionRow } from "#shared/contract/market.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/** The feed's state. Told when state or freshness changes, not with each frame: `lastFrameAt` is of that moment. */
export const connectionTopic = defineTopic("connection", ({ feed }: Needs<"feed">) => {
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
});
