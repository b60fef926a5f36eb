import { depositRecord } from "#shared/contract/deposit-records.ts";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositState, isDepositEnded } from "#shared/domain/deposit-state.ts";
import { createProvenDeposits } from "../deposit/proven-deposits.ts";
import { privateFeedOf } from "../feed/private-feed.ts";
import { defineTopic, type Needs } from "./define-topic.ts";
import { createRecentRecordsTopic, type RecentRecordsOptions } from "./recent-records.ts";
import type { TopicSource } from "./topic-source.ts";

type RecentNeeds = "http" | "clock" | "serverClock" | "privateLine" | "report";

const max = 50;

/** A person's newest deposits (F6d.3). */
export function createRecentDepositsTopic(
  options: RecentRecordsOptions,
): () => TopicSource<RecentDepositRow> {
  return createRecentRecordsTopic(options, {
    name: "deposit",
    schema: depositRecord,
    proven: createProvenDeposits,
    call: "deposit.records",
    isUnderWay: (record) => !isDepositEnded(depositState(record)),
    async read(id) {
      const answer = await options.http.call("deposit.records", { limit: max }, { id, exempt: true });
      return answer.kind === "ok" ? answer.data.rows : undefined;
    },
  });
}

/** On the connection that logs in. */
export const recentDepositsTopic = defineTopic(
  "deposit.recent",
  ({ http, clock, serverClock, privateLine, report }: Needs<RecentNeeds>) =>
    createRecentDepositsTopic({
      http,
      clock,
      serverNow: () => serverClock.now(),
      channel: privateFeedOf(privateLine)("deposit"),
      report,
    }),
);
