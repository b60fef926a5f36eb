import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { refusalKey } from "./refusal-text.ts";

/** What a person reads about a refused price or conversion. */
export function useRefusalText(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      const key = refusalKey(error);
      return key === "" ? general(new CofferError(error)) : t(key);
    },
    [t, general],
  );
}
