import { useCallback } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { DateRange } from "#src/ui/date-range.ts";
import { rangeText } from "./time-texts.ts";

/** Chosen days in words: "1 – 20 Nov 2026". */
export function useDatesText(): (dates: DateRange) => string {
  const { i18n } = useTranslation();
  return useCallback(({ from, to }: DateRange) => rangeText(from, to, i18n.language), [i18n.language]);
}
