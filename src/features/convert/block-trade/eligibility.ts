import type { BlockTradeCheck } from "#shared/contract/block-trade.ts";

/** Who may trade blocks, as conditions with their state. Pure (F6e.1). */

export type Condition = "identity" | "balance" | "margin" | "pair";
/** `unknown`: the exchange has not said so, or nobody is logged in. */
export type Met = "yes" | "no" | "unknown";

export const conditions = ["identity", "balance", "margin", "pair"] as const satisfies Condition[];

/** The condition that a reason is about; others have words of their own. */
const conditionOf: Readonly<Record<string, Condition>> = {
  "20096": "identity",
  "42039": "identity",
  "131004": "identity",
  "790101": "balance",
  "700010": "margin",
  "790102": "margin",
  "50001": "pair",
  "131233": "pair",
  "700013": "pair",
};

const signedOut = 10_007;

export interface Standing {
  readonly met: Readonly<Record<Condition, Met>>;
  /** Reasons beyond the conditions: a region, a ban, an upgrade that is running. */
  readonly others: readonly string[];
}

export function standingOf(check: BlockTradeCheck | undefined): Standing {
  if (check === undefined) return { met: all("unknown"), others: [] };
  const { eligible, reason, reasons } = check;
  if (eligible) return { met: all("yes"), others: [] };
  const listed = (reasons ?? []).filter((one) => one !== 0);
  const reported = [...new Set([reason, ...listed])].filter((one) => one !== 0);
  if (reported.includes(signedOut)) return { met: all("unknown"), others: [] };
  // One reason alone says nothing of what comes after it, and none says nothing at all: only a list is all of them.
  const rest: Met = listed.length === 0 ? "unknown" : "yes";
  const failed = new Set(reported.map((one) => conditionOf[String(one)]));
  const met = { ...all(rest) };
  for (const condition of conditions) if (failed.has(condition)) met[condition] = "no";
  return { met, others: reported.map(String).filter((one) => conditionOf[one] === undefined) };
}

function all(state: Met): Record<Condition, Met> {
  return { identity: state, balance: state, margin: state, pair: state };
}
