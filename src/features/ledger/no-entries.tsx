import { BookText } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { rangeText } from "#src/records/time-texts.ts";
import { Empty } from "#src/ui/empty.tsx";
import { Onward, type OnwardProps } from "./onward.tsx";
import { useLookedBack } from "./use-looked-back.ts";

export interface NoEntriesProps extends Pick<OnwardProps, "state" | "until"> {
  /** ms; what is before it was not looked through. 0: all was. */
  readonly endedAt: number;
}

/** There are none in a week, or none up to its end: which of them, and where there may be some. */
export function NoEntries({ state, until, endedAt }: NoEntriesProps): ReactNode {
  const { t, i18n } = useTranslation();
  const lookedBack = useLookedBack();
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
    <Empty
      icon={BookText}
      title={t("ledger.emptyBack", { day: bidiIsolate(rangeText(until, until, i18n.language)) })}
    >
      {lookedBack(endedAt) || undefined}
    </Empty>
  );
}
