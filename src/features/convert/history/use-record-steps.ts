import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { Step } from "#src/ui/stepper.tsx";
import { useAccountText } from "./use-account-text.ts";
import { useStateText } from "./use-state-text.ts";

/** What became of a record and when: how it began, how it ended or what it waits for. */
export function useRecordSteps(row: ConvertHistoryRow): {
  readonly steps: readonly Step[];
  readonly current: number;
} {
  const { t } = useTranslation();
  const format = useFormat();
  const accountText = useAccountText();
  const stateText = useStateText();
  const { state, kind, createdAt, endedAt } = row;
  const isOpen = state === "processing" || state === "waiting";
  const first: Step = {
    id: "begun",
    title: t(kind === "limit" ? "convert.records.step.placed" : "convert.records.step.confirmed"),
    time: format.dateTime(Number(createdAt)),
  };
  const came = state === "success" || state === "partial";
  const isSameDay = endedAt !== "" && format.date(Number(endedAt)) === format.date(Number(createdAt));
  const last: Step = {
    id: "ended",
    title: came
      ? t("convert.records.step.received", { account: accountText(row.accountType) })
      : isOpen
        ? stateText(row)
        : t("convert.records.step.back", { state: stateText(row) }),
    ...(endedAt !== "" && {
      time: isSameDay ? format.time(Number(endedAt)) : format.dateTime(Number(endedAt)),
    }),
    ...(state === "failure" && { end: "failed" }),
    ...((state === "canceled" || state === "expired") && { end: "off" }),
  };
  return { steps: [first, last], current: isOpen ? 1 : 2 };
}
