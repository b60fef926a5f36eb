import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { ownReason, useErrorText } from "#src/i18n/error-text.ts";

/** What an area says of a refusal in words of its own; undefined where those of everywhere have to do. */
export type OwnWords = (error: ErrorData, t: TFunction) => string | undefined;

/** What a person reads about a refusal: what the exchange gives as its reason goes before. `own` stays the same function. */
export function useRefusalWords(own: OwnWords): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error) => ownReason(error) || (own(error, t) ?? general(new CofferError(error))),
    [own, t, general],
  );
}
