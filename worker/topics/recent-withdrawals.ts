import { withdrawRecord } from "#shared/contract/withdraw-records.ts";
import type { RecentWithdrawRow } from "#shared/contract/withdraw-view.ts";
import { isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import { privateFeedOf } from "../feed/private-feed.ts";
import { createProvenWithdrawals } from "../withdraw/proven-withdrawals.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { createRecentRecordsTopic, type RecentRecordsOptions } from "./recent-records.ts";
import type { TopicSource } from "./topic-source.ts";

type RecentNeeds = "http" | "clock" | "serverClock" | "privateLine" | "report";

const max = 50;

/** A person's newest withdrawals (F6c.7). */
export function createRecentWithdrawalsTopic(
  options: RecentRecordsOptions,
): () => TopicSource<RecentWithdrawRow> {
  return createRecentRecordsTopic(options, {
    name: "withdrawal",
    schema: withdrawRecord,
    proven: createProvenWithdrawals,
    call: "withdraw.records",
    isUnderWay: ({ status }) => !isWithdrawEnded(status),
    async read(id) {
      const answer = await options.http.call("withdraw.records", { limit: max }, { id, exempt: true });
      return answer.kind === "ok" ? answer.data.rows : undefined;
    },
  });
}

/** On the connection that logs in. */
export const recentWithdrawalsTopic = defineTopic(
  "withdraw.recent",
  ({ http, clock, serverClock, privateLine, report }: Needs<RecentNeeds>) =>
    createRecentWithdrawalsTopic({
      http,
      clock,
      serverNow: () => serverClock.now(),
      channel: privateFeedOf(privateLine)("withdraw"),
      report,
    }),
);
