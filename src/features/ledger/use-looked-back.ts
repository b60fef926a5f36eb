import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { dateIn, readersZone } from "#src/records/days.ts";
import { rangeText } from "#src/records/time-texts.ts";

/** How far back a ledger was read, in words; "" where all that is wanted was. `endedAt`: ms, 0 for that. */
export function useLookedBack(): (endedAt: number) => string {
  const { t, i18n } = useTranslation();
  return (endedAt) => {
    if (endedAt === 0) return "";
    const date = dateIn(readersZone(), endedAt);
    return t("ledger.emptyBackText", { day: bidiIsolate(rangeText(date, date, i18n.language)) });
  };
}
