import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ActionRun, ActionState } from "#src/bridge/action-run.ts";
import type { Ending, OpenIntent, Phase } from "./intent.ts";
import type { Release } from "./intent-locks.ts";

/** An intent with what this page does about it. */
export interface IntentEntry {
  view: OpenIntent;
  /** Null while another tab is at it. */
  action: ActionRun<MoneyCallName> | null;
  /** So many views show what becomes of it, and report how it ends. */
  attendants: number;
  unlock: Release;
  cancelCheck: Release;
  /** The call's answer once it is done. */
  data: unknown;
  endingRead: Promise<Ending> | null;
  /** How often it was looked up quietly. */
  checks: number;
}

export function newEntry(
  intent: StoredIntent,
  phase: Phase,
  action: ActionRun<MoneyCallName> | null,
): IntentEntry {
  return {
    view: { ...intent, phase, checking: false, loggedOut: false, attended: false, ending: null },
    action,
    attendants: 0,
    unlock: () => undefined,
    cancelCheck: () => undefined,
    data: null,
    endingRead: null,
    checks: 0,
  };
}

/** How the state of the call shows, while the outcome is not known. */
export function viewOf(view: OpenIntent, state: ActionState<MoneyCallName>): OpenIntent {
  switch (state.status) {
    case "looking-up":
      return { ...view, phase: "looking-up" };
    case "unknown":
      return {
        ...view,
        phase: "unknown",
        checking: state.checking,
        loggedOut: state.error.data.kind === "NotLoggedIn",
      };
    case "idle":
    case "running":
    case "done":
    case "refused":
      break;
  }
  return view;
}

/** Waits before quiet look-ups, ms; the last one repeats. */
const backOffWaitsMs = [10_000, 20_000, 40_000, 80_000, 160_000, 300_000] as const;

export function backOffWait(checks: number): number {
  return backOffWaitsMs[Math.min(checks, backOffWaitsMs.length - 1)] ?? backOffWaitsMs[0];
}
