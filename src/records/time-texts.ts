import { dateFormat } from "#src/i18n/formatters.ts";

/** "20 November", with the weekday for days that have no other name, and with the year where it is wanted. `date` is ISO. */
export function dayText(date: string, language: string, weekday: boolean, year = false): string {
  const format = dateFormat(language, {
    day: "numeric",
    month: "long",
    ...(weekday && { weekday: "long" }),
    ...(year && { year: "numeric" }),
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** "UTC+1": the offset in force at `now`, ms; "UTC" without one, where some browsers write a zero. */
export function zoneText(now: number, timeZone: string): string {
  const parts = dateFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(now);
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  return offset.replace(/^(?:GMT)?(?:\+0$)?/, "UTC");
}

/** "1 Nov – 20 Nov 2026"; an open end says so by the dash alone. Dates are ISO, "" where open. */
export function rangeText(from: string, to: string, language: string): string {
  const format = dateFormat(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const at = (date: string): Date => new Date(`${date}T12:00:00Z`);
  if (from === "" && to === "") return "";
  if (from === "") return `– ${format.format(at(to))}`;
  if (to === "") return `${format.format(at(from))} –`;
  return format.formatRange(at(from), at(to));
}
