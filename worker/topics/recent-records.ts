import * as v from "valibot";
import type { CallName } from "#shared/contract/index.ts";
import type { TimerId } from "../clock.ts";
import { createPace } from "../feed/pace.ts";
import type { PrivateChannel } from "../feed/private-feed.ts";
import { firstIssue } from "../http/first-issue.ts";
import type { Keyed, ProvenRecords } from "../records/proven-records.ts";
import type { Needs } from "./define-topic.ts";
import type { TopicSource } from "./topic-source.ts";

export interface RecentRecordsOptions {
  readonly clock: Needs<"clock">["clock"];
  readonly http: Pick<Needs<"http">["http"], "call" | "onInvalidated">;
  readonly channel: PrivateChannel;
  /** Server time, ms. */
  readonly serverNow: () => number;
  readonly report: (what: string, cause: unknown) => void;
}

/** One kind of record that moves by itself. */
interface RecentKind<R> {
  /** For reports. */
  readonly name: string;
  /** The call whose answer it is. */
  readonly call: CallName;
  readonly schema: v.GenericSchema<unknown, R>;
  readonly proven: () => ProvenRecords<R>;
  /** It may still move. */
  readonly isUnderWay: (record: R) => boolean;
  /** The newest ones by that call, verified; undefined where nobody is logged in. */
  readonly read: (id: string) => Promise<readonly R[] | undefined>;
}

/** A host without the private topic, and one whose socket is down, is queried this often while somebody watches, ms. */
const loadEveryMs = 15_000;
/** A feed that is live may have lost an end, or held it back: what is under way is read again this often, ms. */
const rereadEveryMs = 60_000;

/**
 * A person's newest records of a kind (F6d.3, F6c.7): read once over HTTP, then reported by the private feed, block by block.
 * What a push says has come or ended is requested, and taken from the verified answer (D10.5).
 */
export function createRecentRecordsTopic<R extends object>(
  { clock, http, channel, serverNow, report }: RecentRecordsOptions,
  { name, call, schema, proven, isUnderWay, read }: RecentKind<R>,
): () => TopicSource<Keyed<R>> {
  let callCount = 0;

  return () => {
    const records = proven();
    /** Of the last question about the list as a whole: what the feed reports is of single records. */
    let state: "none" | "read" | "failed" = "none";
    let readAt = 0;

    return {
      read: () => records.list,
      asOf: () => readAt,
      status() {
        // What the feed reports first is not all there is, and that there is nothing only the list can say.
        if (state === "none") return "connecting";
        // A feed may go on while the list can no longer be read: what it misses is nowhere.
        return state === "read" ? "live" : "stale";
      },
      watch(changed) {
        let timer: TimerId | undefined;
        let over = false;
        let loading = false;
        let loadedAt = 0;
        /** Something was received after the request left. */
        let receivedSince = false;
        /** Part of that could not be read. */
        let missed = false;
        /** Something was changed after the request left. */
        let outdated = false;

        const load = async (isLast: boolean): Promise<void> => {
          if (timer !== undefined) clock.clearTimeout(timer);
          timer = undefined;
          loading = true;
          loadedAt = clock.now();
          receivedSince = false;
          missed = false;
          outdated = false;
          callCount += 1;
          try {
            const rows = await read(`recent-${name}s-${callCount}`);
            if (rows !== undefined) {
              records.prove(rows, !receivedSince);
              state = "read";
              readAt = Math.round(serverNow());
              if (isLast && !receivedSince) records.giveUp();
            }
            // Who was logged out meanwhile is sent nothing new.
            else if (state === "read") state = "failed";
          } catch {
            state = "failed";
          }
          loading = false;
          if (over) return;
          changed("immediate");
          timer = clock.setTimeout(() => void poll(), loadEveryMs);
          if (outdated) await load(false);
          else if (missed || (state !== "none" && receivedSince && records.waits)) pace.ask();
        };
        const isDue = (): boolean =>
          clock.now() - loadedAt >= rereadEveryMs && records.list.some((record) => isUnderWay(record));
        /** Where nobody reports, the last question failed, nothing proves what was reported, or what is under way was not read for a while. */
        const poll = async (): Promise<void> => {
          if (channel.status() !== "live" || state !== "read" || records.waits || isDue()) await load(true);
          else timer = clock.setTimeout(() => void poll(), loadEveryMs);
        };

        // What is received while an answer is awaited is asked for once that is there.
        const pace = createPace(clock, () => {
          if (!loading) void load(false);
        });

        const stop = channel.watch({
          rows(data) {
            const reported = data.map((row) => v.safeParse(schema, row));
            const unreadable = reported.find(({ success }) => !success);
            if (unreadable?.issues !== undefined) {
              missed = true;
              report(`${name} row dropped`, firstIssue(unreadable.issues));
            }
            records.receive(reported.flatMap(({ success, output }) => (success ? [output] : [])));
            receivedSince = true;
            readAt = Math.round(serverNow());
            changed("immediate");
            if ((records.waits || missed) && !loading) pace.ask();
          },
          changed: () => changed("immediate"),
        });
        // What the owner does to one of them is reported by nobody else.
        const stopChanges = http.onInvalidated((calls) => {
          if (calls === "all" || !calls.includes(call)) return;
          if (loading) outdated = true;
          else void load(false);
        });
        void load(false);
        return () => {
          over = true;
          stop();
          stopChanges();
          pace.stop();
          if (timer !== undefined) clock.clearTimeout(timer);
        };
      },
    };
  };
}
