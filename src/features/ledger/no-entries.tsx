import { BookText } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { dateIn, readersZone } from "#src/records/days.ts";
import { rangeText } from "#src/records/time-texts.ts";
import { Empty } from "#src/ui/empty.tsx";
import { Onward, type OnwardProps } from "./onward.tsx";

export interface NoEntriesProps extends Pick<OnwardProps, "state" | "until"> {
  /** ms; what is before it was not looked through. 0: all was. */
  readonly endedAt: number;
}

/** There are none in a week, or none up to its end: which of them, and where there may be some. */
export function NoEntries({ state, until, endedAt }: NoEntriesProps): ReactNode {
  const { t, i18n } = useTranslation();
  const dayOf = (date: string): string => bidiIsolate(rangeText(date, date, i18n.language));
  if (state.view.reach === "") {
    return (
      <Empty
        icon={BookText}
        title={t("ledger.empty")}
        actions={<Onward state={state} until={until} asButtons />}
      >
        {t("ledger.emptyText")}
      </Empty>
    );
  }
  return (
    <Empty icon={BookText} title={t("ledger.emptyBack", { day: dayOf(until) })}>
      {endedAt === 0 ? undefined : t("ledger.emptyBackText", { day: dayOf(dateIn(readersZone(), endedAt)) })}
    </Empty>
  );
}
