import * as v from "valibot";
import { depositRecord } from "#shared/contract/deposit-records.ts";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import type { TimerId } from "../clock.ts";
import { createProvenDeposits } from "../deposit/proven-deposits.ts";
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
 * A person's newest deposits (F6d.3): read once over HTTP, then told of by the private feed, block by block. What a push says
 * has come in, was credited or ended is asked for, once for each push, and taken from the verified answer (D10.5).
 */
export function createRecentDepositsTopic(
  options: RecentDepositsOptions,
): () => TopicSource<RecentDepositRow> {
  const { http, clock, channel, serverNow, report } = options;
  let asked = 0;

  return () => {
    const deposits = createProvenDeposits();
    let state: "none" | "read" | "failed" = "none";
    let readAt = 0;

    return {
      read: () => deposits.list,
      asOf: () => readAt,
      status() {
        // What the feed tells first is not all there is.
        if (state === "none") return "connecting";
        return channel.status() === "live" || state === "read" ? "live" : "stale";
      },
      watch(changed) {
        let timer: TimerId | undefined;
        let over = false;
        let asking = false;
        /** Something was heard after the question left. */
        let heardSince = false;

        const ask = async (isLast: boolean): Promise<void> => {
          if (timer !== undefined) clock.clearTimeout(timer);
          timer = undefined;
          asking = true;
          heardSince = false;
          asked += 1;
          try {
            const id = `recent-deposits-${asked}`;
            const answer = await http.call("deposit.records", { limit: most }, { id, exempt: true });
            if (answer.kind === "ok") {
              deposits.prove(answer.data.rows);
              state = "read";
              readAt = Math.round(serverNow());
              if (isLast && !heardSince) deposits.giveUp();
            }
          } catch {
            if (state === "none") state = "failed";
          }
          asking = false;
          if (over) return;
          changed("immediate");
          if (state === "read" && heardSince && deposits.waits) void ask(false);
          else timer = clock.setTimeout(() => void askAgain(), askEveryMs);
        };
        /** Only where nobody tells, or nothing proves what was told. */
        const askAgain = async (): Promise<void> => {
          if (channel.status() !== "live" || state !== "read" || deposits.waits) await ask(true);
          else timer = clock.setTimeout(() => void askAgain(), askEveryMs);
        };

        const stop = channel.watch({
          rows(data) {
            const read = v.safeParse(v.array(depositRecord), data);
            if (!read.success) {
              report("deposit frame dropped", read.issues[0].message);
              return;
            }
            deposits.hear(read.output);
            heardSince = true;
            readAt = Math.round(serverNow());
            changed("immediate");
            if (deposits.waits && !asking) void ask(false);
          },
          changed: () => changed("immediate"),
        });
        void ask(false);
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
