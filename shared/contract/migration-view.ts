import * as v from "valibot";
import type { ErrorData } from "../rpc/errors.ts";
import type { TopicDefinition } from "./define.ts";
import { decimal, id } from "./fields.ts";
import type { MigrationState } from "./migration.ts";
import { migrationAsset, migrationTotal } from "./migration-assets.ts";

/** What the worker makes of a migration for the page: where it stands, and what of the assets moves how. */

/** One treatment of all that has it. */
const part = v.object({
  action: v.picklist(["TRANSFER", "CONVERT", "WITHDRAW", "KEEP"]),
  /** USD, added up over the list. */
  usdValue: decimal,
  /** Of the whole, percent with one decimal; all parts make exactly 100. */
  share: decimal,
});
export type MigrationPart = v.InferOutput<typeof part>;

export const migrationViewCalls = {
  /** What moves and how, every page of it; fails where the list and the totals contradict each other (F6h.4). */
  "migration.review": {
    request: v.object({ migrationId: id }),
    response: v.object({
      total: migrationTotal,
      list: v.array(migrationAsset),
      /** Those that something has, in the order of the picklist. */
      parts: v.array(part),
    }),
  },
} as const;

export interface MigrationRow {
  readonly key: "state";
  /** What was said last and can be believed; null before. */
  readonly state: MigrationState | null;
  /** Server time of that answer, ms; 0 before. */
  readonly checkedAt: number;
  /** Counts the polls of the status, answered or failed. */
  readonly polls: number;
  /** The params' round in which the last of them was sent. */
  readonly round: number;
  /** Why the last question brought nothing to believe; null where it did. */
  readonly error: ErrorData | null;
  /** Nobody is logged in. */
  readonly anonymous: boolean;
}

export interface MigrationTopics {
  /** Requested every 5 s while the page is seen and something runs or is in the way (F6h.3). Another `round` requests at once. */
  readonly "migration.state": TopicDefinition<{ readonly round: number }, MigrationRow>;
}
