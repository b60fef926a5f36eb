import { type IconNode, SearchX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Empty } from "#src/ui/empty.tsx";
import type { FilterState } from "./use-filters.ts";

export interface NoRecordsTexts {
  /** The filters leave none. */
  readonly filtered: { readonly title: string; readonly text: string };
  /** There are none in this tab, or none at all. */
  readonly tab: string;
  readonly none: string;
  /** What will show here. */
  readonly text: string;
}

export interface NoRecordsProps<V> {
  readonly state: FilterState<V>;
  readonly icon: IconNode;
  readonly texts: NoRecordsTexts;
  /** Where the first record comes from. */
  readonly action?: ReactNode;
  /** To the days before those that were looked through, where a list tells of some days at a time, and to who can help. */
  readonly earlier?: ReactNode;
}

/** There are no records, or none that fit: each with its way on. */
export function NoRecords<V>({ state, icon, texts, action, earlier }: NoRecordsProps<V>): ReactNode {
  const { t } = useTranslation();
  const { filters, view, count, clear, hrefOf } = state;
  if (count > 0) {
    const { title, text } = texts.filtered;
    return (
      <Empty
        icon={SearchX}
        title={title}
        actions={
          <>
            {earlier}
            <Button onClick={clear}>{t("records.clearFilters")}</Button>
          </>
        }
      >
        {text}
      </Empty>
    );
  }
  // No filter is set: what is set beside them is a tab.
  const inTab = filters.count(view) > 0;
  const all = (
    <Link href={hrefOf(filters.empty)} className={buttonClass()}>
      {t("records.showAll")}
    </Link>
  );
  return (
    <Empty
      icon={icon}
      title={inTab ? texts.tab : texts.none}
      actions={
        <>
          {earlier}
          {inTab ? all : action}
        </>
      }
    >
      {texts.text}
    </Empty>
  );
}
