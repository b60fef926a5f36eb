import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositState, isCredited } from "#shared/domain/deposit-state.ts";

/** What is said of a deposit, each once. */
export type DepositNews = "arrived" | "credited" | "withdrawable";

export interface Told {
  readonly what: DepositNews;
  readonly record: DepositRecord;
}

/**
 * Notices deposits that come in, and their milestones, while the page looks on. What stands there at first is no news; what
 * was said is not said again, however often a connection tells it anew.
 */
export class DepositWatch {
  readonly #said = new Map<string, Set<DepositNews>>();
  #begun = false;

  /** A picture that is known to be of now. Answers what is new in it, the last milestone of each deposit only. */
  see(records: readonly DepositRecord[]): readonly Told[] {
    const news: Told[] = [];
    for (const record of records) {
      const reached = milestones(record);
      const said = this.#said.get(record.id) ?? new Set();
      const what = reached.findLast((one) => !said.has(one));
      for (const one of reached) said.add(one);
      this.#said.set(record.id, said);
      if (this.#begun && what !== undefined) news.push({ what, record });
    }
    this.#begun = true;
    return news;
  }
}

function milestones(record: DepositRecord): readonly DepositNews[] {
  const state = depositState(record);
  if (state === "done") return ["arrived", "credited", "withdrawable"];
  return isCredited(state) ? ["arrived", "credited"] : ["arrived"];
}
