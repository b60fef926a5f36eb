import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Tax } from "./use-tax.ts";

export interface PartProps {
  readonly tax: Tax;
}

/** The page's one action: a report for each account that is chosen. */
export function CreateButton({ tax }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { ready, busy, create, chosen } = tax;
  return (
    <Button variant="primary" size="lg" block busy={busy} aria-disabled={!ready && !busy} onClick={create}>
      {t("tax.create", { count: chosen?.uids.length ?? 1 })}
    </Button>
  );
}

/** How many are left, or why nothing can be made. */
export function QuotaText({ tax }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { left, overview, chosen, residence } = tax;
  const of = overview.data?.monthlyQuota;
  if (residence === "") return <span className={cx(text.small, text.ink2)}>{t("tax.opensLater")}</span>;
  if (left === null || of === undefined) return <span className={text.small}>{"\u00a0"}</span>;
  const isShort = chosen !== null && chosen.uids.length > left;
  return (
    <span className={cx(text.small, isShort ? text.warn : text.ink2)}>
      {t(isShort ? "tax.tooFewLeft" : "tax.left", { left, of })}
    </span>
  );
}
