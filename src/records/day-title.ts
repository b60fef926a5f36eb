import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { dayName, isoDay } from "./days.ts";
import { dayText } from "./time-texts.ts";

/** What a day is called, by its ISO date: "Today, 20 November". Names are dear to make: each once while it is this day. */
export function useDayTitle(timeZone: string): (date: string) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const dayAt = useMemo(() => isoDay(timeZone), [timeZone]);
  const today = dayAt(serverNow());
  return useMemo(
    () =>
      eachOnce((date) => {
        const name = dayName(date, today);
        const shown = dayText(date, language, name === "earlier");
        return name === "earlier" ? shown : t(`records.day.${name}`, { date: shown });
      }),
    [today, t, language],
  );
}

function eachOnce(titleOf: (date: string) => string): (date: string) => string {
  const known = new Map<string, string>();
  return (date) => {
    const title = known.get(date) ?? titleOf(date);
    known.set(date, title);
    return title;
  };
}
