import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CofferError, ErrorData } from "#shared/rpc/errors.ts";
import { isolateSentence } from "./bidi-isolate.ts";
import { errorTexts } from "./namespaces.ts";

/** Key of the one text that reports whatever failed below the API (R8.17). */
const reportKey = "50016";

/** As much as of a message: a page that had to show a book would stand still. */
const longestReason = 500;

/** The exchange's own reason (10024), "" where it gave none: no text of ours knows which rule it was. Nothing is certain about its shape. */
export function ownReason({ result }: Pick<ErrorData, "result">): string {
  const reason = (result as { readonly reason?: unknown } | null | undefined)?.reason;
  const said = typeof reason === "string" ? reason.trim().slice(0, longestReason) : "";
  return said && isolateSentence(said);
}

/**
 * What a person reads about an error where it matters: the exchange's own reason, else the translation of its code, else '{code}: {ret_msg}' (R8.14),
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
  const given = ownReason(error.data);
  if (given !== "") return given;
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
