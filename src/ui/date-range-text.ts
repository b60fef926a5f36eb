import { useTranslation } from "react-i18next";
import { dateFormat } from "#src/i18n/formatters.ts";
import type { DateIssue, DateRules } from "./date-range.ts";

/** What a person reads about a range that cannot be requested, in the current language. */
export function useIssueText({ min, max, maxDays }: DateRules): (issue: DateIssue) => string {
  const { t, i18n } = useTranslation();
  const dateText = (date: string): string =>
    dateFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
  const texts: Readonly<Record<DateIssue, () => string>> = {
    missing: () => t("ui.dates.missing"),
    order: () => t("ui.dates.order"),
    early: () => t("ui.dates.early", { date: dateText(min ?? "") }),
    late: () => t("ui.dates.late", { date: dateText(max ?? "") }),
    span: () => t("ui.dates.span", { count: maxDays ?? 0 }),
  };
  return (issue) => texts[issue]();
}
