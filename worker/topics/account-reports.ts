import type { CallName } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import type { PrivateTopic } from "#shared/feed/frames.ts";
import { privateFeedOf } from "../feed/private-feed.ts";
import { createReportedChanges } from "../feed/reported-changes.ts";
import type { Needs } from "./define-topic.ts";
import { createReadRetry } from "./read-retry.ts";

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
export function watchAccount(needs: ReportNeeds, reported: Reported, load = loadCall): () => void {
  const known = watches.get(needs.privateLine) ?? new Map<Reported, () => () => void>();
  watches.set(needs.privateLine, known);
  const watch = known.get(reported) ?? createWatch(needs, reported, load);
  known.set(reported, watch);
  return watch();
}

/** The balances as a part of what an estimate stands on: what moves them elsewhere has them read again. */
export function walletOf(needs: ReportNeeds): { readonly watch: () => () => void } {
  return { watch: () => watchAccount(needs, "wallet") };
}

function createWatch(
  { clock, privateLine, report, outdated }: ReportNeeds,
  reported: Reported,
  load: typeof loadCall,
): () => () => void {
  // What says what is to be read comes with its first use, and may not come: then the change is still to be read.
  const retry = createReadRetry(
    clock,
    () => void readAgain(),
    () => privateLine.reachable(),
  );

  async function readAgain(): Promise<void> {
    try {
      const definition = await load(outdatedAsBy[reported]);
      retry.stop();
      retry.came();
      outdated((definition?.invalidates ?? []) as readonly CallName[]);
    } catch (cause) {
      report("reported change not read", cause);
      retry.refused();
    }
  }

  return createReportedChanges({
    clock,
    channel: privateFeedOf(privateLine)(reported),
    outdated: () => void readAgain(),
  });
}
