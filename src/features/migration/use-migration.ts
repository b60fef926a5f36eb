import { useCallback, useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import type { MigrationRow } from "#shared/contract/migration-view.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { type SessionStatus, useSessionStatus } from "#src/session/session.ts";

export type MigrationBanner = CallOutput<"migration.banner">;

export interface Migration {
  readonly session: SessionStatus;
  readonly banner: CallState<"migration.banner">;
  /** What the worker knows; undefined until it was asked once. */
  readonly row: MigrationRow | undefined;
  /** Asks where it stands now; answers the round of that question, which the row will tell. */
  readonly check: () => number;
}

/** Never one of before: what the worker still knows of an earlier visit answers no question of this one. */
let lastRound = 0;

/** Where a person's migration stands, kept up to date by the worker. */
export function useMigration(): Migration {
  const session = useSessionStatus();
  const isEnabled = session === "logged-in" || session === "unavailable";
  const [round, setRound] = useState(lastRound);
  const banner = useCall("migration.banner", {}, { enabled: isEnabled });
  const { rows } = useAmendedTopic("migration.state", isEnabled ? { round } : null);
  const check = useCallback(() => {
    lastRound += 1;
    setRound(lastRound);
    return lastRound;
  }, []);
  return { session, banner, row: rows.get("state"), check };
}
