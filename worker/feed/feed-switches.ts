import type { KlineVersion } from "#shared/feed/frames.ts";
import type { PageHost } from "#shared/rpc/api.ts";

/** In the page's localStorage: "true" switches the feed's compression off (R7.33). */
const PLAIN_FEED_KEY = "coffer.plainFeed";
/** In the page's localStorage: "1" subscribes to candles by the keys of their first version (R7.38). */
const KLINE_VERSION_KEY = "coffer.klineVersion";
/** In the page's localStorage: "true" writes user-timing marks without the panel (docs/profiling.md). */
const MARKS_KEY = "coffer.marks";

export interface FeedSwitches {
  readonly binary: boolean;
  readonly klineVersion: KlineVersion;
}

type Storage = Pick<PageHost, "storage">;

/** A page that refuses its storage has not switched anything. */
async function flag(host: Storage, key: string): Promise<string | null> {
  return host.storage(key).catch(() => null);
}

export async function readFeedSwitches(host: Storage): Promise<FeedSwitches> {
  const [plain, version] = await Promise.all([flag(host, PLAIN_FEED_KEY), flag(host, KLINE_VERSION_KEY)]);
  return { binary: plain !== "true", klineVersion: version === "1" ? 1 : 2 };
}

export async function writesMarks(host: Storage): Promise<boolean> {
  return (await flag(host, MARKS_KEY)) === "true";
}
