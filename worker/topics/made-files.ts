import type { CallName } from "#shared/contract/index.ts";
import type { MadeFilesParams } from "#shared/contract/statements-view.ts";
import type { TopicRow } from "#shared/rpc/snapshot.ts";
import type { TimerId } from "../clock.ts";
import type { PrivateLine } from "../feed/private-feed.ts";
import type { Needs } from "./define-topic.ts";
import type { TopicSource } from "./topic-source.ts";

export interface MadeFilesOptions<R extends TopicRow> {
  readonly clock: Needs<"clock">["clock"];
  readonly http: Pick<Needs<"http">["http"], "onInvalidated">;
  /** Whether anybody sees the page, and when somebody does again. */
  readonly line: Pick<PrivateLine, "reachable" | "onLife">;
  /** Server time, ms. */
  readonly serverNow: () => number;
  /** The call whose answer it is. */
  readonly name: CallName;
  /** The list, verified; undefined where nobody is logged in. Rejects when it cannot be had. */
  readonly read: (id: string) => Promise<readonly R[] | undefined>;
  readonly isUnderWay: (row: R) => boolean;
}

const statuses = { none: "connecting", read: "live", failed: "stale", over: "closed" } as const;

/** F6g.1. */
const loadEveryMs = 10_000;
const maxMs = 60_000;
/** After so many questions without news they come half as often. */
const patience = 6;

/**
 * Files that the exchange makes in the background (F6g.1): the list is read once, and again while something of it is under
 * way or expected and somebody sees the page, less and less often while nothing changes or it cannot be had. One list for
 * all who watch; another person's is another.
 */
export function createMadeFilesTopic<R extends TopicRow>(
  options: MadeFilesOptions<R>,
): (params: MadeFilesParams) => TopicSource<R> {
  const { clock, http, line, serverNow, name, read, isUnderWay } = options;
  const watchers = new Map<() => void, MadeFilesParams>();
  let rows: readonly R[] = [];
  let readAt = 0;
  /** When it was requested last, by the worker's own clock. */
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** `over`: nobody is logged in. */
  let state: "none" | "read" | "failed" | "over" = "none";
  let loading = false;
  let round = 0;
  /** Answers to an earlier question, or to another person, do not count. */
  let turn = 0;
  let callCount = 0;
  let quiet = 0;
  let failures = 0;
  let timer: TimerId | undefined;
  let stopLife: (() => void) | undefined;

  http.onInvalidated((calls) => {
    if (calls !== "all" && !calls.includes(name)) return;
    turn += 1;
    quiet = 0;
    if (calls === "all") {
      rows = [];
      state = "none";
      readAt = 0;
      notify();
    }
    loading = false;
    if (watchers.size > 0) void load();
    else state = "none";
  });

  function notify(): void {
    for (const changed of watchers.keys()) changed();
  }

  async function load(): Promise<void> {
    stopTimer();
    turn += 1;
    callCount += 1;
    loading = true;
    loadedAt = clock.now();
    const mine = turn;
    try {
      const next = await read(`made-files/${name}/${callCount}`);
      if (mine !== turn) return;
      take(next);
    } catch {
      if (mine !== turn) return;
      failures += 1;
      state = "failed";
    }
    loading = false;
    notify();
    loadLater();
  }

  function take(next: readonly R[] | undefined): void {
    if (next === undefined) {
      rows = [];
      state = "over";
      return;
    }
    const known = new Map(rows.map((row) => [row.key, row]));
    const merged = next.map((row) => {
      const before = known.get(row.key);
      return before !== undefined && JSON.stringify(before) === JSON.stringify(row) ? before : row;
    });
    const isSame = merged.length === rows.length && merged.every((row, at) => row === rows[at]);
    quiet = isSame ? quiet + 1 : 0;
    if (!isSame) rows = merged;
    failures = 0;
    state = "read";
    readAt = Math.round(serverNow());
  }

  const isWanted = (): boolean =>
    state === "failed" || rows.some(isUnderWay) || [...watchers.values()].some(({ expects }) => expects);

  function loadLater(): void {
    stopTimer();
    if (watchers.size === 0 || !isWanted() || !line.reachable()) return;
    const slower = Math.max(failures, Math.floor(quiet / patience));
    timer = clock.setTimeout(
      () => {
        timer = undefined;
        if (line.reachable()) void load();
      },
      Math.min(maxMs, loadEveryMs * 2 ** slower),
    );
  }

  function stopTimer(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  }

  /**
   * What came to pass while nobody looked is requested at once, what was requested on another device too; a page that is not seen
   * requests nothing.
   */
  function live(life: "wake" | "suspend"): void {
    if (life === "wake" && (isWanted() || clock.now() - loadedAt >= loadEveryMs)) void load();
    else if (life === "suspend") stopTimer();
  }

  return (params) => ({
    read: () => rows,
    asOf: () => readAt,
    status: () => statuses[state],
    watch(changed) {
      const watcher = (): void => changed("immediate");
      watchers.set(watcher, params);
      stopLife ??= line.onLife(live);
      const isNewRound = params.round !== 0 && params.round !== round;
      if (isNewRound) round = params.round;
      if (isNewRound || params.expects) quiet = 0;
      // Whoever comes to a list that others keep alive finds no older one than who comes first.
      const isDue = !loading && (state === "none" || clock.now() - loadedAt >= loadEveryMs);
      if (isNewRound || isDue) void load();
      else if (!loading) loadLater();
      return () => {
        watchers.delete(watcher);
        if (watchers.size > 0) return;
        turn += 1;
        loading = false;
        stopTimer();
        stopLife?.();
        stopLife = undefined;
        // Who comes back finds it, and has it read anew.
        state = "none";
      };
    },
  });
}
