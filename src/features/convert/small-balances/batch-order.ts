import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { BatchRecord, SmallRecord } from "#shared/contract/small-balance.ts";

/** A batch as its result shows it. Pure. */

/** What was not converted first: that is what needs the person; then what is still on its way. */
const ranks: Readonly<Record<string, number>> = { failure: 0, init: 1, processing: 1, success: 2 };

export function inOrder(coins: readonly SmallRecord[]): readonly SmallRecord[] {
  return coins.toSorted((a, b) => (ranks[a.status] ?? 1) - (ranks[b.status] ?? 1));
}

export interface BatchCount {
  readonly all: number;
  readonly done: number;
  readonly failed: readonly string[];
  /** Some of it is still on its way. */
  readonly running: boolean;
}

export function countBatch({ subRecords, status }: BatchRecord): BatchCount {
  return {
    all: subRecords.length,
    done: subRecords.filter((coin) => coin.status === "success").length,
    failed: subRecords.filter((coin) => coin.status === "failure").map(({ fromCoin }) => fromCoin),
    running: status === "init" || status === "processing",
  };
}

/** The wallet of a batch, as calls name it. */
export function accountOf({ accountType }: BatchRecord): ConvertAccount {
  return accountType === "eb_convert_uta" ? "eb_convert_uta" : "eb_convert_funding";
}
