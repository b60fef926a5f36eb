import { canAbort, canFollow, type MigrationStatus } from "./migration-states.ts";

/** What is wrong with an answer about a migration, "" where it can be true (F2g.1, F6h.*). Pure. */

type StepState = "WAIT" | "ACTIVE" | "OK" | "FAIL" | "SKIP";

interface Step {
  readonly key: string;
  readonly state: StepState;
  readonly code: number;
}

interface State {
  readonly migrationId: string;
  readonly status: MigrationStatus;
  readonly steps: readonly Step[];
  readonly blockers: readonly { readonly type: string; readonly count: number }[];
  readonly canAbort: boolean;
  readonly updatedTime: number;
}

const keys = ["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"];
const letters: Readonly<Record<StepState, string>> = {
  WAIT: "w",
  ACTIVE: "a",
  OK: "o",
  FAIL: "f",
  SKIP: "s",
};

/** States of the six steps by status; where no fresh identity data is needed, that step is left out. */
const reviewed = /^o[os]oaww$/;
const fitting: Readonly<Record<MigrationStatus, RegExp>> = {
  NOT_STARTED: /^awwwww$/,
  CREATED: /^oawwww$/,
  KYC_PENDING: /^oawwww$/,
  KYC_REJECTED: /^ofwwww$/,
  PRECHECK: /^o[os]awww$/,
  PRECHECK_FAILED: /^o[os]fwww$/,
  ASSET_REVIEW: reviewed,
  CONVERTING: reviewed,
  ASSETS_READY: reviewed,
  TRANSFERRING: reviewed,
  CARD_PENDING: /^o[os]oo[af]w$/,
  CARD_PROCESSING: /^o[os]oo[ao]w$/,
  COMPLETED: /^o[os]oo[os]o$/,
  /** As they were when it was stopped. */
  ABORTED: /^o([af]www|[os][af]ww|[os]oaw)w$/,
  FAILED: /^o[os]ofww$/,
};
/** Where a blocker may stand: found by the checks, or new since. */
const mayBeBlocked: ReadonlySet<MigrationStatus> = new Set([
  "PRECHECK_FAILED",
  "ASSET_REVIEW",
  "ASSETS_READY",
]);
/** How far clocks may be apart, ms. */
const slackMs = 60_000;

/** Of `migration.status`. */
export function migrationStateFault(
  { migrationId, status, steps, blockers, canAbort: reported, updatedTime }: State,
  _request: unknown,
  serverNow: number,
): string {
  if ((migrationId === "") !== (status === "NOT_STARTED")) return "migrationId";
  if (steps.map(({ key }) => key).join() !== keys.join()) return "steps[].key";
  if (!fitting[status].test(steps.map(({ state }) => letters[state]).join(""))) return "steps[].state";
  if (steps.some(({ state, code }) => (state === "FAIL") !== (code !== 0))) return "steps[].code";
  if (new Set(blockers.map(({ type }) => type)).size !== blockers.length) return "blockers[].type";
  if (blockers.some(({ count }) => count === 0)) return "blockers[].count";
  if (blockers.length > 0 ? !mayBeBlocked.has(status) : status === "PRECHECK_FAILED") return "blockers";
  if (reported !== canAbort(status)) return "canAbort";
  return updatedTime > serverNow + slackMs ? "updatedTime" : "";
}

type HasStatus = Pick<State, "status">;

/** What a call makes of a migration, or where it has come since. */
const from =
  (status: MigrationStatus) =>
  (answer: HasStatus): string =>
    canFollow(status, answer.status) ? "" : "status";
const only =
  (status: MigrationStatus) =>
  (answer: HasStatus): string =>
    answer.status === status ? "" : "status";

export const createdFault = from("CREATED");
export const startedFault = from("TRANSFERRING");
export const abortedFault = only("ABORTED");
export const completedFault = only("COMPLETED");

/** Without a card nothing is left to do. */
export function cardsStartedFault(
  answer: HasStatus,
  { cardIds }: { readonly cardIds: readonly string[] },
): string {
  return only(cardIds.length === 0 ? "COMPLETED" : "CARD_PROCESSING")(answer);
}

/** Taken, or refused with a code: an answer that says no is neither. */
export const acceptedFault = ({ accepted }: { readonly accepted: boolean }): string =>
  accepted ? "" : "accepted";

interface Card {
  readonly cardId: string;
  readonly pan4: string;
  readonly migrable: boolean;
  readonly reason: number;
}

export function cardsFault({ list }: { readonly list: readonly Card[] }): string {
  if (new Set(list.map(({ cardId }) => cardId)).size !== list.length) return "list[].cardId";
  if (list.some(({ pan4 }) => !/^\d{4}$/.test(pan4))) return "list[].pan4";
  return list.some(({ migrable, reason }) => migrable && reason !== 0) ? "list[].migrable" : "";
}
