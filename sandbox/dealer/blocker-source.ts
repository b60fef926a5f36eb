import type { MigrationBlocker } from "#shared/contract/migration.ts";
import type { Db } from "../ledger/database.ts";

/** What an area has under way that keeps an account from moving to another site. */
export interface BlockerSource {
  readonly type: MigrationBlocker["type"];
  /** Page of this app where it is cleared. */
  readonly link: string;
  readonly count: (db: Db, userId: number) => Promise<number>;
}
