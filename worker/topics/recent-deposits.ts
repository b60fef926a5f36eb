import * as v from "valibot";
import { type DepositRecord, depositRecord } from "#shared/contract/deposit-records.ts";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositState, depositTime, isUnderWay } from "#shared/domain/deposit-state.ts";
import type { TimerId } from "../clock.ts";
import { createPrivateFeed, type PrivateChannel } from "../feed/private-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import type { TopicSource } from "./topic-source.ts";

type RecentNeeds = "http" | "clock" | "serverClock" | "privateLine" | "report";

export interface RecentDepositsOptions {
  readonly http: Pick<HttpClient, "call">;
  readonly clock: Needs<"clock">["clock"];
  readonly channel: PrivateChannel;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly report: (what: string, cause: unknown) => void;
}

/** A host without the private topic, and one whose socket is down, is asked this often while somebody watches, ms. */
const askEveryMs = 15_000;
const most = 50;

/**
 * A person's newest deposits (F6d.3): read once over HTTP, then told of by the private feed, block by block. What the feed
 * said is newer than what was asked before it; one that went away from a list was too old for it, and stays.
 */
export function createRecentDepositsTopic(
  options: RecentDepositsOptions,
): () => TopicSource<RecentDepositRow> {
  const { http, clock, channel, serverNow, report } = options;
  let asked = 0;

  return () => {
    const rows = new Map<string, RecentDepositRow>();
    let list: readonly RecentDepositRow[] = [];
    let state: "none" | "read" | "failed" = "none";
    let readAt = 0;

    const take = (records: readonly DepositRecord[]): void => {
      for (const record of records) {
        const before = rows.get(record.id);
        if (before !== undefined && (isOlder(record, before) || isSame(record, before))) continue;
        rows.set(record.id, { ...record, key: record.id });
      }
      list = [...rows.values()].toSorted((a, b) => depositTime(b) - depositTime(a)).slice(0, most);
    };

    return {
      read: () => list,
      asOf: () => readAt,
      status() {
        // What the feed tells first is not all there is.
        if (state === "none") return "connecting";
        return channel.status() === "live" || state === "read" ? "live" : "stale";
      },
      watch(changed) {
        let timer: TimerId | undefined;
        let over = false;

        const ask = async (): Promise<void> => {
          timer = undefined;
          asked += 1;
          try {
            const id = `recent-deposits-${asked}`;
            const answer = await http.call("deposit.records", { limit: most }, { id, exempt: true });
            if (answer.kind === "ok") {
              take(answer.data.rows);
              state = "read";
              readAt = Math.round(serverNow());
            }
          } catch {
            if (state === "none") state = "failed";
          }
          if (over) return;
          changed("immediate");
          timer = clock.setTimeout(() => void askAgain(), askEveryMs);
        };
        /** Only where nobody tells. */
        const askAgain = async (): Promise<void> => {
          if (channel.status() !== "live" || state !== "read") await ask();
          else timer = clock.setTimeout(() => void askAgain(), askEveryMs);
        };

        const stop = channel.watch({
          rows(data) {
            const read = v.safeParse(v.array(depositRecord), data);
            if (!read.success) {
              report("deposit frame dropped", read.issues[0].message);
              return;
            }
            take(read.output);
            readAt = Math.round(serverNow());
            changed("immediate");
          },
          changed: () => changed("immediate"),
        });
        void ask();
        return () => {
          over = true;
          stop();
          if (timer !== undefined) clock.clearTimeout(timer);
        };
      },
    };
  };
}

/** On the connection that logs in. */
export const recentDepositsTopic = defineTopic(
  "deposit.recent",
  ({ http, clock, serverClock, privateLine, report }: Needs<RecentNeeds>) =>
    createRecentDepositsTopic({
      http,
      clock,
      serverNow: () => serverClock.now(),
      channel: createPrivateFeed(privateLine)("deposit"),
      report,
    }),
);

/** An answer that was on its way while the feed told more: blocks and ends are not taken back, but for a rollback. */
function isOlder(record: DepositRecord, known: DepositRecord): boolean {
  if (record.recordType !== 1 || known.recordType !== 1) return false;
  const isFinal = !isUnderWay(depositState(known)) && isUnderWay(depositState(record));
  const isBehind =
    record.status === known.status && Number(record.confirmations) < Number(known.confirmations);
  return isFinal || isBehind || (known.successAt !== "" && record.successAt === "");
}

function isSame(record: DepositRecord, known: RecentDepositRow): boolean {
  return JSON.stringify({ ...record, key: known.key }) === JSON.stringify(known);
}
