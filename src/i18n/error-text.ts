import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CofferError } from "#shared/rpc/errors.ts";
import { errorTexts } from "./namespaces.ts";

/** Key of the one text that reports whatever failed below the API (R8.17). */
const reportKey = "50016";

/**
 * What a person reads about an error where it matters: the translation of its code, else '{code}: {ret_msg}' (R8.14),
 * else that it was refused, with the code.
 */
export function errorText(t: TFunction, error: CofferError): string {
  return textOf(t, error, error.code);
}

/** What a toast reports of it: failures below the API all share one text. */
export function reportText(t: TFunction, error: CofferError): string {
  const { code, kind } = error.data;
  return textOf(t, error, kind === "HttpError" || code === "NETWORK" ? reportKey : code);
}

function textOf(t: TFunction, error: CofferError, key: string): string {
  const { code, message, retMsg } = error.data;
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
