import type { Snapshot, TopicRow, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Clock, TimerId } from "../clock.ts";
import type { TopicSource } from "./topic-source.ts";

export interface PublisherOptions<R extends TopicRow> {
  readonly source: TopicSource<R>;
  readonly clock: Clock;
  readonly epoch: number;
  /**
   * One snapshot in this time, ms, at the beats that all publishers share: what one change of prices moved agrees on screen,
   * and the page paints it in one frame. A change of status and what comes `immediate` do not wait.
   */
  readonly throttleMs: number;
  readonly visible: boolean;
  /** Resolves when the page took it; rejects when the page's end is gone. */
  deliver(snapshot: Snapshot<R>): Promise<void>;
  /** The page's end is gone; the publisher has stopped. */
  dropped(): void;
  /** The source threw: what it has shown is stale until it can be read again. */
  failed(cause: unknown): void;
}

export interface Publisher<R extends TopicRow> {
  /** Hidden pages get nothing; one that comes back gets a full snapshot. */
  setVisible(visible: boolean): void;
  /** Goes on with another source: all of its rows are sent immediately, to a hidden page too, as a new subscription's would be. */
  amend(source: TopicSource<R>): void;
  stop(): void;
}

/**
 * Sends a source to one sink (D3.3, D3.4): first all rows immediately, then those that changed. One snapshot at a
 * time is on its way; what changes meanwhile goes into the next, so a busy page is never more than one behind.
 */
export function createPublisher<R extends TopicRow>(options: PublisherOptions<R>): Publisher<R> {
  const { clock, epoch, throttleMs } = options;
  let { source } = options;
  let sent = new Map<string, R>();
  let sentStatus: TopicStatus | undefined;
  /** The last beat that was served, counted from the clock's zero. */
  let lastBeat = -1;
  let seq = 0;
  let edition = 0;
  let sentEdition = -1;
  let visible = options.visible;
  let full = true;
  let dirty = true;
  let immediate = false;
  let inFlight = false;
  let stopped = false;
  let timer: TimerId | undefined;

  const stopTimer = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };

  const schedule = (): void => {
    if (stopped || inFlight || !dirty || (!visible && sentEdition === edition)) return;
    const urgent = full || immediate || source.status() !== sentStatus;
    const now = clock.now();
    // Timers may be early by a fraction: no beat is served twice.
    const beat = Math.max(Math.ceil(now / throttleMs), lastBeat + 1);
    if (urgent) {
      lastBeat = Math.floor(now / throttleMs);
      stopTimer();
      send();
    } else if (beat * throttleMs <= now) {
      lastBeat = beat;
      stopTimer();
      send();
    } else {
      timer ??= clock.setTimeout(
        () => {
          timer = undefined;
          lastBeat = beat;
          send();
        },
        beat * throttleMs - now,
      );
    }
  };

  /** What one source throws is no other's loss: out of a timer it would end the worker, and the money calls under way in it. */
  const look = (): { readonly status: TopicStatus; readonly all: readonly R[] } => {
    try {
      return { status: source.status(), all: source.read() };
    } catch (cause) {
      options.failed(cause);
      return { status: "stale", all: [] };
    }
  };

  const send = (): void => {
    dirty = false;
    immediate = false;
    const { status, all } = look();
    const rows = full ? all : all.filter((row) => sent.get(row.key) !== row);
    if (!full && rows.length === 0 && status === sentStatus) return;
    // The page takes that for no picture, and the next snapshot for a full one.
    const isNoPicture = status === "connecting" && rows.length === 0;
    if (full || isNoPicture) sent = new Map();
    for (const row of rows) sent.set(row.key, row);
    const snapshot: Snapshot<R> = { epoch, seq, edition, asOf: source.asOf(rows), status, full, rows };
    seq += 1;
    sentEdition = edition;
    full = false;
    sentStatus = status;
    inFlight = true;
    void hand(snapshot);
  };

  const hand = async (snapshot: Snapshot<R>): Promise<void> => {
    try {
      await options.deliver(snapshot);
    } catch {
      if (stopped) return;
      stop();
      options.dropped();
      return;
    }
    inFlight = false;
    schedule();
  };

  /** A callback of its own for each source: they are kept in sets. */
  const watch = (): (() => void) =>
    source.watch((when) => {
      dirty = true;
      if (when === "immediate") immediate = true;
      schedule();
    });
  let stopWatching = watch();

  const stop = (): void => {
    stopped = true;
    stopTimer();
    stopWatching();
  };

  schedule();
  return {
    setVisible(now) {
      if (now === visible) return;
      visible = now;
      if (now) {
        full = true;
        dirty = true;
        schedule();
      } else {
        stopTimer();
      }
    },
    amend(next) {
      if (stopped) return;
      source = next;
      edition += 1;
      full = true;
      dirty = true;
      const stopPrevious = stopWatching;
      // The new one first: what both need, such as a channel of the feed, is wanted throughout.
      stopWatching = watch();
      stopPrevious();
      schedule();
    },
    stop,
  };
}
