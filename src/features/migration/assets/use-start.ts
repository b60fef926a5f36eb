import { type GuardedIntent, useGuardedIntent } from "#src/verification-codes/use-guarded-intent.ts";
import { migrationPath } from "../paths.ts";

/** `migrationScene` of the contract, which stays out of the page. */
const scene = { check: "migration", mail: "MIGRATION" } as const;

export interface Start extends GuardedIntent<"migration.start"> {
  /** Reads what is required, and sends immediately where nothing is. */
  readonly begin: () => void;
}

/** Assets start to move, once. `onEnd`: its outcome is known. */
export function useStart(migrationId: string, onEnd: () => void): Start {
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
  return {
    ...guarded,
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
