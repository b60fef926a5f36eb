import type { ReactNode } from "react";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { text } from "#src/ui/text.ts";
import { dayName, groupByDay } from "./history-days.ts";
import { HistoryRow } from "./history-row.tsx";
import { tableClass } from "./history-style.ts";
import { accountType } from "./use-convert.ts";

const columnCount = 10;

/** Conversions by day, in the reader's own time zone, which the head of the time column names. */
export function HistoryTable({ records }: { readonly records: readonly ConvertRecord[] }): ReactNode {
  const { t, i18n } = useTranslation();
  const coins = useCall("convert.coins", { accountType, side: 0 });
  const icons = new Map((coins.data?.coins ?? []).map((coin) => [coin.coin, coin.icon]));
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = serverNow();
  const titleOf = (date: string): string => {
    const name = dayName(date, now, timeZone);
    const shown = dayText(date, i18n.language, name === "earlier");
    return name === "earlier" ? shown : t(`convert.records.${name}`, { date: shown });
  };
  return (
    <table className={tableClass} aria-label={t("convert.records.title")}>
      <thead>
        <tr>
          <th scope="col" data-time="">
            {t("convert.records.time")} <span className={text.ink3}>{zoneText(now, timeZone)}</span>
          </th>
          <th scope="col">{t("convert.records.kind")}</th>
          <th scope="col" data-right="" data-pay="">
            {t("convert.records.paid")}
          </th>
          <th data-pay="" />
          <th scope="col" data-right="">
            {t("convert.records.received")}
          </th>
          <th />
          <th scope="col" data-right="" data-wide="">
            {t("convert.records.rate")}
          </th>
          <th scope="col" data-right="" data-wide="">
            {t("convert.records.fee")}
          </th>
          <th data-phone="" />
          <th scope="col">{t("convert.records.state")}</th>
        </tr>
      </thead>
      {groupByDay(records, timeZone).map((day) => (
        <tbody key={day.date}>
          <tr data-day="">
            <th colSpan={columnCount} scope="rowgroup">
              {titleOf(day.date)}
            </th>
          </tr>
          {day.records.map((record) => (
            <HistoryRow key={record.exchangeTxId} record={record} iconOf={(coin) => icons.get(coin)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** "20 November", with the weekday for days that have no other name. */
function dayText(date: string, language: string, weekday: boolean): string {
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    ...(weekday && { weekday: "long" }),
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  return format.format(new Date(`${date}T12:00:00Z`));
}

/** "UTC+1": the offset in force now. */
function zoneText(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(now);
  return (parts.find((part) => part.type === "timeZoneName")?.value ?? "UTC").replace("GMT", "UTC");
}
