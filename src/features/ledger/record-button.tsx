import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { RecordLink } from "#shared/contract/records.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { recordHref } from "./record-link.ts";

/** To the record behind an entry, where there is one. */
export function RecordButton({ record }: { readonly record: RecordLink | null }): ReactNode {
  const { t } = useTranslation();
  const href = recordHref(record);
  if (href === "") return null;
  return (
    <Link className={buttonClass("primary", "md", true)} href={href}>
      {t("ledger.openRecord")}
    </Link>
  );
}
