import type { MigrationState, MigrationStep } from "#shared/contract/migration.ts";
import { canAbort, type MigrationStatus } from "#shared/domain/migration-states.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { codes } from "../../refusal.ts";
import { blockersOf } from "./blockers.ts";
import { siteUrl } from "./listing.ts";
import type { MigrationRow } from "./tables.ts";

type StepKey = MigrationStep["key"];

/** How far each state has come: the step that it is at. */
const stepAt: Readonly<Record<MigrationStatus, StepKey>> = {
  NOT_STARTED: "CONSENT",
  CREATED: "KYC",
  KYC_PENDING: "KYC",
  KYC_REJECTED: "KYC",
  PRECHECK: "PRECHECK",
  PRECHECK_FAILED: "PRECHECK",
  ASSET_REVIEW: "ASSETS",
  CONVERTING: "ASSETS",
  ASSETS_READY: "ASSETS",
  TRANSFERRING: "ASSETS",
  FAILED: "ASSETS",
  CARD_PENDING: "CARD",
  CARD_PROCESSING: "CARD",
  COMPLETED: "DONE",
  ABORTED: "CONSENT",
};
const order: readonly StepKey[] = ["CONSENT", "KYC", "PRECHECK", "ASSETS", "CARD", "DONE"];

const failures: Readonly<Partial<Record<MigrationStatus, number>>> = {
  KYC_REJECTED: codes.needIdentityCheck,
  PRECHECK_FAILED: codes.statusForbids,
  FAILED: codes.serverFault,
};
const blockable: readonly MigrationStatus[] = ["PRECHECK_FAILED", "ASSET_REVIEW", "ASSETS_READY"];

/** Of a person who has none. */
export const notStarted = (targetSite: string): MigrationState => ({
  migrationId: "",
  status: "NOT_STARTED",
  targetSite,
  steps: order.map((key, at) => ({ key, state: at === 0 ? "ACTIVE" : "WAIT", code: 0, doneTime: 0 })),
  blockers: [],
  canAbort: false,
  updatedTime: 0,
  quoteId: "",
  siteUrl: "",
});

/** A migration as `migration.status` tells it. `origin`: where the person is. */
export async function stateOf(
  exchange: Exchange,
  db: Db,
  person: Person,
  row: MigrationRow,
  origin: string,
): Promise<MigrationState> {
  const { id, status, targetSite, quoteId, updatedAt } = row;
  const blockers = blockable.includes(status) ? await blockersOf(exchange, db, person) : [];
  return {
    migrationId: id,
    status,
    targetSite,
    steps: stepsOf(row),
    blockers,
    canAbort: canAbort(status),
    updatedTime: updatedAt,
    quoteId,
    siteUrl: status === "COMPLETED" ? siteUrl(origin, targetSite) : "",
  };
}

function stepsOf(row: MigrationRow): MigrationStep[] {
  const status = row.status === "ABORTED" ? (row.stoppedIn as MigrationStatus) : row.status;
  const reached = order.indexOf(stepAt[status]);
  return order.map((key, at): MigrationStep => {
    const { done, skipped } = endOf(row, key);
    const ended: MigrationStep = { key, state: skipped ? "SKIP" : "OK", code: 0, doneTime: done };
    if (at < reached || status === "COMPLETED") return ended;
    if (at > reached) return { key, state: "WAIT", code: 0, doneTime: 0 };
    const code = status === "CARD_PENDING" && row.cardsFailed ? codes.statusForbids : (failures[status] ?? 0);
    if (code !== 0) return { key, state: "FAIL", code, doneTime: 0 };
    if (status === "CARD_PROCESSING" && row.cardsAt !== null) return ended;
    return { key, state: "ACTIVE", code: 0, doneTime: 0 };
  });
}

interface End {
  readonly done: number;
  readonly skipped: boolean;
}

function endOf(row: MigrationRow, key: StepKey): End {
  const at: Readonly<Record<StepKey, number | null>> = {
    CONSENT: row.createdAt,
    KYC: row.identityAt,
    PRECHECK: row.checkedAt,
    ASSETS: row.movedAt,
    CARD: row.cardsAt,
    DONE: row.endedAt,
  };
  const skipped = (key === "KYC" && !row.needsIdentity) || (key === "CARD" && row.cardsAt === null);
  return { done: at[key] ?? 0, skipped };
}
