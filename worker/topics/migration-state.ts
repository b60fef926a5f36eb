import type { MigrationState } from "#shared/contract/migration.ts";
import type { MigrationRow } from "#shared/contract/migration-view.ts";
import { goesOnByItself, mayBegin, stateFault } from "#shared/domain/migration-order.ts";
import { type ErrorData, errorData, toErrorData } from "#shared/rpc/errors.ts";
import type { TimerId } from "../clock.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import type { TopicSource } from "./topic-source.ts";

/** F6h.3. */
const loadEveryMs = 5_000;
type StateNeeds = "http" | "clock" | "serverClock" | "privateLine" | "report";

/** Where a person's migration stands: one memory for all that watch, so that no answer takes back what was seen. */
export const migrationStateTopic = defineTopic(
  "migration.state",
  ({ http, clock, serverClock, privateLine, report }: Needs<StateNeeds>) => {
    const nothing: MigrationRow = {
      key: "state",
      state: null,
      checkedAt: 0,
      polls: 0,
      round: 0,
      error: null,
      anonymous: false,
    };
    let row = nothing;
    /** Answers to an earlier question, or for another person, do not count. */
    let turn = 0;
    let round = 0;
    let timer: TimerId | undefined;
    const watchers = new Set<() => void>();

    const show = (next: Partial<MigrationRow>): void => {
      row = { ...row, ...next };
      for (const changed of watchers) changed();
    };

    async function read(): Promise<MigrationState | "anonymous"> {
      const known = row.state;
      // By its id while it goes on; one that is over may have been followed by another.
      const own = known !== null && !mayBegin(known.status) ? { migrationId: known.migrationId } : {};
      const options = { id: `migration-state-${turn}`, exempt: true };
      const answer = await http.call("migration.status", own, options);
      return answer.kind === "ok" ? answer.data : "anonymous";
    }

    async function load(): Promise<void> {
      stopTimer();
      turn += 1;
      const own = turn;
      const sent = { round };
      let reported: MigrationState | "anonymous" | null = null;
      let error: ErrorData | null = null;
      try {
        reported = await read();
      } catch (thrown) {
        error = toErrorData(thrown);
      }
      if (own !== turn) return;
      const answered = { ...sent, polls: row.polls + 1 };
      if (reported === "anonymous") show({ ...nothing, ...answered, anonymous: true });
      else if (reported === null) show({ ...answered, error });
      else show({ ...answered, ...assess(reported) });
      plan();
    }

    function assess(reported: MigrationState): Partial<MigrationRow> {
      const fault = stateFault(row.state, reported);
      const checkedAt = Math.round(serverClock.now());
      if (fault === "") return { state: reported, checkedAt, error: null, anonymous: false };
      report("migration status dropped", fault);
      const message = `An answer that contradicts what was seen: ${fault}`;
      const call = "migration.status";
      return { error: errorData({ kind: "ResponseError", code: "BAD_RESPONSE", message, call }) };
    }

    function stopTimer(): void {
      if (timer !== undefined) clock.clearTimeout(timer);
      timer = undefined;
    }

    /** Loads again in a while, where that can bring anything new. */
    function plan(): void {
      stopTimer();
      const isDue = row.error !== null || (row.state !== null && goesOnByItself(row.state));
      if (watchers.size === 0 || !isDue || row.anonymous) return;
      timer = clock.setTimeout(() => {
        timer = undefined;
        // Who does not see the page requests nothing; its return does.
        if (privateLine.reachable()) void load();
      }, loadEveryMs);
    }

    http.onInvalidated((calls) => {
      if (calls === "all") {
        row = nothing;
        turn += 1;
      } else if (!calls.includes("migration.status")) return;
      if (watchers.size > 0) void load();
    });
    privateLine.onLife((life) => {
      if (life === "wake" && watchers.size > 0) void load();
    });

    return ({ round: wanted }): TopicSource<MigrationRow> => ({
      read: () => (row.polls === 0 ? [] : [row]),
      asOf: () => row.checkedAt,
      status: () => (row.polls === 0 ? "connecting" : row.error === null ? "live" : "stale"),
      watch(changed) {
        const notify = (): void => changed("immediate");
        watchers.add(notify);
        const isNew = wanted !== round;
        round = wanted;
        if (isNew || watchers.size === 1) void load();
        return () => {
          watchers.delete(notify);
          if (watchers.size === 0) stopTimer();
        };
      },
    });
  },
);
