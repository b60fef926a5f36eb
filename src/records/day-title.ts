import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { dayName, spanOf } from "./days.ts";
import { dayText, zoneText } from "./time-texts.ts";

/**
 * What a day is called, by its ISO date: "Today, 20 November". Another year's says so, and one whose times are not of the offset that the
 * list's head tells. Names are dear to make: each once while it is this day. `today`: the server's, ISO.
 */
export function useDayTitle(timeZone: string, today: string): (date: string) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const offsetNow = zoneText(serverNow(), timeZone);
  return useMemo(
    () =>
      eachOnce((date) => {
        const name = dayName(date, today);
        const isOtherYear = date.slice(0, 4) !== today.slice(0, 4);
        const shown = dayText(date, language, name === "earlier", isOtherYear);
        const title = name === "earlier" ? shown : t(`records.day.${name}`, { date: shown });
        const offsets = otherOffsets(date, timeZone, offsetNow);
        return offsets === "" ? title : `${title} · ${bidiIsolate(offsets)}`;
      }),
    [today, t, language, timeZone, offsetNow],
  );
}

/** Those that are in force on a day, "" where all of it has that of now: clocks were changed on it, or since. */
function otherOffsets(date: string, timeZone: string, offsetNow: string): string {
  const { startTime = 0, endTime = 1 } = spanOf({ from: date, to: date });
  const offsets = new Set([startTime, endTime - 1].map((at) => zoneText(at, timeZone)));
  return offsets.size === 1 && offsets.has(offsetNow) ? "" : [...offsets].join(" / ");
}

function eachOnce(titleOf: (date: string) => string): (date: string) => string {
  const known = new Map<string, string>();
  return (date) => {
    const title = known.get(date) ?? titleOf(date);
    known.set(date, title);
    return title;
  };
}
