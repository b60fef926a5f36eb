import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { migrationRefusals } from "./refusal-codes.ts";

const known: ReadonlySet<string> = new Set(migrationRefusals);

/** What a person reads about a refused step. */
export function useRefusalText(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  if (error.kind === "NotLoggedIn") return t("migration.loggedOut");
  if (error.code === outcomeAbsent) return t("migration.absent");
  const isOwn = known.has(error.code) && !isForbidden(error);
  return isOwn ? t(`migration.refusal.${error.code}`) : undefined;
};
