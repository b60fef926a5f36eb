import type { Clock, TimerId } from "../clock.ts";
import type { PrivateChannel } from "./private-feed.ts";

export interface ReportedChangesOptions {
  readonly clock: Clock;
  readonly channel: PrivateChannel;
  /** What is known of it is to be read again. */
  readonly outdated: () => void;
}

/** Something that moves a lot is read again no oftener than this, ms; and no feed can have it read oftener. */
const readEveryMs = 1_000;
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
  let readAt = Number.NEGATIVE_INFINITY;
  let timer: TimerId | undefined;
  let watchers = 0;
  let watchedSince = 0;

  function read(): void {
    timer = undefined;
    readAt = clock.now();
    outdated();
  }

  function moved(): void {
    timer ??= clock.setTimeout(read, Math.max(0, readAt + readEveryMs - clock.now()));
  }

  function receive(rows: readonly unknown[], isFull: boolean): void {
    if (!isFull) {
      if (rows.length > 0) moved();
      return;
    }
    const text = JSON.stringify(rows);
    const isNews = lastFull === undefined ? clock.now() - watchedSince > justReadMs : lastFull !== text;
    lastFull = text;
    if (isNews) moved();
  }

  return () => {
    if (watchers === 0) watchedSince = clock.now();
    watchers += 1;
    const stop = channel.watch({ rows: receive, changed: () => undefined });
    return () => {
      stop();
      watchers -= 1;
      if (watchers > 0 || timer === undefined) return;
      clock.clearTimeout(timer);
      timer = undefined;
    };
  };
}
