import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { buttonClass } from "#src/ui/button.tsx";
import type { DateRange } from "#src/ui/date-range.ts";
import { rangeText } from "./time-texts.ts";

export interface EarlierDaysProps {
  readonly days: DateRange;
  readonly href: string;
}

/** From a list of some days that has none: to the days before them. */
export function EarlierDays({ days, href }: EarlierDaysProps): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <Link href={href} className={buttonClass()}>
      {t("records.showDays", { range: bidiIsolate(rangeText(days.from, days.to, i18n.language)) })}
    </Link>
  );
}
