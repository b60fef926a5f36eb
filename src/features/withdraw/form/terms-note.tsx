import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isUnread } from "#shared/contract/read-state.ts";
import { RetryNote } from "#src/ui/retry-note.tsx";
import type { Withdraw } from "./use-withdraw.ts";

/** Without fee and limits nothing can be reviewed: said where they count, with the press that requests them again. */
export function TermsNote({ withdraw: { row, readAgain } }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  if (!isUnread(row?.terms)) return null;
  return (
    <RetryNote tone="bad" fault retrying={row?.terms === "again"} onRetry={readAgain}>
      {t("withdraw.termsError")}
    </RetryNote>
  );
}
