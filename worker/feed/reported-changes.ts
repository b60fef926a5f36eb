import type { Clock } from "../clock.ts";
import { createPace } from "./pace.ts";
import type { PrivateChannel } from "./private-feed.ts";

export interface ReportedChangesOptions {
  readonly clock: Clock;
  readonly channel: PrivateChannel;
  /** What is known of it is to be read again. */
  readonly outdated: () => void;
}

/**
 * The first full frame of a session is held for what the page has just read: what moved in between shows with the next look, as
 * everything did without reports. After a login that took longer than this it is read again, ms.
 */
const justReadMs = 5_000;

/**
 * A private topic as no more than a sign that something moved: nothing of a push is shown, what it makes out of date is
 * read again, signed (D10.5). What moved while nobody was connected shows in the first full frame of the next login.
 * Answers how to watch it.
 */
export function createReportedChanges({
  clock,
  channel,
  outdated,
}: ReportedChangesOptions): () => () => void {
  let lastFull: string | undefined;
  let watchers = 0;
  let watchedSince = 0;

  const pace = createPace(clock, outdated);

  function receive(rows: readonly unknown[], isFull: boolean): void {
    if (!isFull) {
      if (rows.length === 0) return;
      // It may move back while nobody is connected: the next full frame is news even if it is the last one again.
      lastFull = "";
      pace.ask();
      return;
    }
    const text = JSON.stringify(rows);
    const isNews = lastFull === undefined ? clock.now() - watchedSince > justReadMs : lastFull !== text;
    lastFull = text;
    if (isNews) pace.ask();
  }

  return () => {
    if (watchers === 0) watchedSince = clock.now();
    watchers += 1;
    const stop = channel.watch({ rows: receive, changed: () => undefined });
    return () => {
      stop();
      watchers -= 1;
      // Whoever comes next begins with what is known.
      if (watchers === 0 && pace.stop()) outdated();
    };
  };
}
