import { useSyncExternalStore } from "react";
import { presentError } from "#src/session/error-presenter.ts";
import { bridge } from "../bridge/bridge.ts";
import { useFeedStatus } from "../bridge/quotes.ts";
import { useTopic } from "../bridge/use-topic.ts";
import { onlineNow, watchOnline } from "../state/online.ts";
import type { FeedState } from "../ui/live-dot.tsx";
import { feedState } from "./feed-state.ts";

/** How the feed is, as the page says it. */
export function useFeedState(): FeedState | undefined {
  const status = useFeedStatus();
  const online = useSyncExternalStore(watchOnline, onlineNow);
  const connection = useTopic("connection", {}).rows.get("feed");
  return feedState({ status, online, gaveUp: connection?.gaveUp ?? false });
}

/** Tries again what has been given up. */
export function reconnectFeed(): void {
  bridge.call("feed.reconnect", {}).catch(presentError);
}
