import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { type DepositState, depositRank, depositState, isCredited } from "#shared/domain/deposit-state.ts";

/** What is said of a deposit, each once. */
export type DepositNews = "arrived" | "credited" | "withdrawable";

export interface Reported {
  readonly what: DepositNews;
  readonly record: DepositRecord;
}

/** Blocks of a moment before the page began to look may still be told as new. */
const slackMs = 5_000;

/**
 * Notices deposits that come in, and their milestones, while the page looks on. What stands there at first is no news, and
 * neither is what a longer list brings of days before; what was said is not said again, however often it is told anew.
 */
export class DepositWatch {
  readonly #said = new Map<string, Set<DepositNews>>();
  /** Server time of the first picture, ms; undefined before it. */
  #since: number | undefined;

  /** A picture that is known to be of `now`, server time. Answers what is new in it, the last milestone of each deposit only. */
  see(records: readonly DepositRecord[], now: number): readonly Reported[] {
    const since = this.#since;
    this.#since ??= now - slackMs;
    const news: Reported[] = [];
    for (const record of records) {
      const reached = milestones(record);
      const before = this.#said.get(record.id);
      const isNews = since !== undefined && (before !== undefined || depositRank(record) >= since);
      const said = before ?? new Set();
      const what = reached.findLast((one) => !said.has(one));
      for (const one of reached) said.add(one);
      this.#said.set(record.id, said);
      if (isNews && what !== undefined) news.push({ what, record });
    }
    return news;
  }
}

function milestones(record: DepositRecord): readonly DepositNews[] {
  const state = depositState(record);
  if (state === "done") return ["arrived", "credited", "withdrawable"];
  if (isCredited(state)) return ["arrived", "credited"];
  return coming.has(state) ? ["arrived"] : [];
}

/** What failed, goes back or is taken back is on no way to the account. */
const coming: ReadonlySet<DepositState> = new Set([
  "confirming",
  "processing",
  "overLimit",
  "documents",
  "questions",
  "reviewing",
]);
