import type { ReactNode } from "react";
import type { ConvertRecord } from "#shared/contract/convert.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { DataTable } from "#src/ui/data-table.tsx";
import { accountType } from "../form/use-convert.ts";
import { useHistoryColumns } from "./history-columns.tsx";
import { dayName, groupByDay } from "./history-days.ts";

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
  const columns = useHistoryColumns({ zone: zoneText(now, timeZone), iconOf: (coin) => icons.get(coin) });
  const groups = groupByDay(records, timeZone).map(({ date, records: rows }) => ({
    id: date,
    title: titleOf(date),
    rows,
  }));
  return (
    <DataTable
      label={t("convert.records.title")}
      columns={columns}
      groups={groups}
      idOf={(record) => record.exchangeTxId}
    />
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
