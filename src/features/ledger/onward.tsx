import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { rangeText } from "#src/records/time-texts.ts";
import type { FilterState } from "#src/records/use-filters.ts";
import { firstOfWeek, weekBefore } from "#src/records/week.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { SpanView } from "./span.ts";

export interface OnwardProps {
  readonly state: Pick<FilterState<SpanView>, "view" | "hrefOf">;
  readonly until: string;
  /** In an empty list they are buttons, which it arranges. */
  readonly asButtons?: boolean;
}

/** From the end of a week: to the one before, or on and on. */
export function Onward({ state, until, asButtons = false }: OnwardProps): ReactNode {
  const { t, i18n } = useTranslation();
  if (state.view.reach !== "") return null;
  const earlier = weekBefore(until);
  const range = bidiIsolate(rangeText(firstOfWeek(earlier), earlier, i18n.language));
  const className = asButtons ? buttonClass() : textLinkClass();
  const ways = (
    <>
      <Link href={state.hrefOf({ reach: "back" })} className={className}>
        {t("ledger.allBefore")}
      </Link>
      <Link href={state.hrefOf({ until: earlier })} className={className}>
        {t("ledger.showWeek", { range })}
      </Link>
    </>
  );
  return asButtons ? ways : <span className={cx(flow.row, flow.wrap)}>{ways}</span>;
}
