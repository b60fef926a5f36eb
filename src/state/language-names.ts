import { create } from "zustand";
import type { Language } from "#shared/site/languages.ts";

/** Each language's own name, for the language menu: there once the first page is idle. */
export const useLanguageNames = create<Partial<Readonly<Record<Language, string>>>>(() => ({}));
