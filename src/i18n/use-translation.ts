import { useSyncExternalStore } from "react";
import { i18n, type TFunction } from "./translator.ts";

/** The texts of the language shown; the caller is painted anew when it changes. */
export function useTranslation(): { readonly t: TFunction; readonly i18n: typeof i18n } {
  return { t: useSyncExternalStore(i18n.watch, current, current), i18n };
}

const current = (): TFunction => i18n.t;
