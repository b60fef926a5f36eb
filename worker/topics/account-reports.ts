import type { CallName } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import type { PrivateTopic } from "#shared/feed/frames.ts";
import { privateFeedOf } from "../feed/private-feed.ts";
import { createReportedChanges } from "../feed/reported-changes.ts";
import type { Needs } from "./define-topic.ts";

/** A report makes as much out of date as this call of one's own does. */
const outdatedAsBy = {
  order: "limitOrder.cancel",
  wallet: "withdraw.create",
} as const satisfies Partial<Record<PrivateTopic, CallName>>;

type Reported = keyof typeof outdatedAsBy;
export type ReportNeeds = Needs<"clock" | "privateLine" | "report" | "outdated">;

const watches = new WeakMap<object, Map<Reported, () => () => void>>();

/**
 * While somebody watches, what is shown of a person's orders or balances is read again as soon as the exchange reports
 * a change: a fill, a deposit, a transfer from another device. One watch a session, whoever wants it.
 */
export function watchAccount(needs: ReportNeeds, reported: Reported): () => void {
  const { clock, privateLine, report } = needs;
  const known = watches.get(privateLine) ?? new Map<Reported, () => () => void>();
  watches.set(privateLine, known);

  async function readAgain(): Promise<void> {
    const definition = await loadCall(outdatedAsBy[reported]);
    needs.outdated((definition?.invalidates ?? []) as readonly CallName[]);
  }

  const watch =
    known.get(reported) ??
    createReportedChanges({
      clock,
      channel: privateFeedOf(privateLine)(reported),
      outdated: () => void readAgain().catch((cause: unknown) => report("reported change not read", cause)),
    });
  known.set(reported, watch);
  return watch();
}
