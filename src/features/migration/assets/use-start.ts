import type { MigrationAsset } from "#shared/contract/migration-assets.ts";
import { type GuardedIntent, useGuardedIntent } from "#src/verification-codes/use-guarded-intent.ts";
import { useMeantAnew } from "#src/verification-codes/use-meant-anew.ts";
import { migrationPath } from "../paths.ts";
import { rowId } from "./asset-columns.tsx";

/** `migrationScene` of the contract, which stays out of the page. */
const scene = { check: "migration", mail: "MIGRATION" } as const;

export interface Start extends GuardedIntent<"migration.start"> {
  /** What becomes of each balance: with another plan it has to be meant anew. */
  readonly plan: string;
  /** Reads what is required, and sends immediately where nothing is. */
  readonly begin: () => void;
}

/** Assets start to move, once, as listed. `onEnd`: its outcome is known. */
export function useStart(migrationId: string, list: readonly MigrationAsset[], onEnd: () => void): Start {
  const key = `migration.start ${migrationId}`;
  const guarded = useGuardedIntent(
    "migration.start",
    {
      onDone() {
        onEnd();
        return false;
      },
      onRefused: onEnd,
    },
    key,
  );
  const plan = list.map((asset) => `${rowId(asset)} ${asset.amount}`).join();
  useMeantAnew(guarded, plan);
  return {
    ...guarded,
    plan,
    begin() {
      guarded.begin(
        {
          input: { migrationId },
          kind: "migrationStart",
          key,
          pays: null,
          receives: null,
          coins: 0,
          account: "",
          history: migrationPath,
        },
        scene,
      );
    },
  };
}
