import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CofferError } from "#shared/rpc/errors.ts";
import { errorTexts } from "./namespaces.ts";

/** Key of the generic network text (R8.17). */
const networkKey = "50016";

/**
 * What a person reads about an error: the translation of its code, else '{code}: {ret_msg}' (R8.14), else that
 * it was refused, with the code. Failures below the API all share one text.
 */
export function errorText(t: TFunction, error: CofferError): string {
  const { code, kind, message, retMsg } = error.data;
  const key = kind === "HttpError" || code === "NETWORK" ? networkKey : code;
  // 1007 and 1008 say the server's reason.
  const reason = retMsg || "token error";
  const translated = t(key, { ns: errorTexts, defaultValue: "", message, reason });
  if (translated !== "") return translated;
  const said = retMsg ?? message;
  return said === "" ? t("app.refused", { code }) : `${code}: ${said}`;
}

/** {@link errorText} in the current language. */
export function useErrorText(): (error: CofferError) => string {
  const { t } = useTranslation();
  return useCallback((error: CofferError) => errorText(t, error), [t]);
}
