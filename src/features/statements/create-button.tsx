import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { Statements } from "./use-statements.ts";

export interface PartProps {
  readonly statements: Statements;
}

/** The page's one action. It waits for an outcome that is looked up: pressing twice makes one file. */
export function CreateButton({ statements }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { ready, busy, create } = statements;
  return (
    <Button variant="primary" size="lg" block busy={busy} aria-disabled={!ready && !busy} onClick={create}>
      {t("statements.create")}
    </Button>
  );
}

/** How many are left, or that none is. */
export function QuotaText({ statements }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { left, config } = statements;
  if (left === null || config.data === undefined) return <span className={text.small}>{"\u00a0"}</span>;
  const of = config.data.monthlyQuota;
  return (
    <span className={cx(text.small, left === 0 ? text.warn : text.ink2)}>
      {left === 0 ? t("statements.noneLeft", { of }) : t("statements.left", { left, of })}
    </span>
  );
}
