import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { migrationRefusals } from "./refusal-codes.ts";

const known: ReadonlySet<string> = new Set(migrationRefusals);

/** What a person reads about a refused step. */
export function useRefusalText(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("migration.loggedOut");
      if (error.code === outcomeAbsent) return t("migration.absent");
      const isOwn = known.has(error.code) && !isForbidden(error);
      return isOwn ? t(`migration.refusal.${error.code}`) : general(new CofferError(error));
    },
    [t, general],
  );
}
