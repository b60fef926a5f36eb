import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import type { Batch } from "./use-batch.ts";
import { useBatchLogIn } from "./use-batch-log-in.ts";

/** Asks for one quote for all that is chosen. Why it cannot is said beside it ({@link SelectionNotes}). */
export function QuoteButton({ batch }: { readonly batch: Batch }): ReactNode {
  const { candidates, total, view, requestQuotes } = batch;
  const { t } = useTranslation();
  const logIn = useBatchLogIn(batch.form);
  const count = candidates?.taken.length ?? 0;
  const issue = total?.issue?.code ?? "none";
  const sessionLost = view.at === "closed" && view.refusal?.kind === "NotLoggedIn";
  return (
    <SubmitButton
      busy={view.at === "quoting"}
      disabled={count === 0 || issue !== "none"}
      onSubmit={requestQuotes}
      onLogIn={sessionLost ? logIn : null}
    >
      {count === 0 ? t("convert.getPrice") : t("convert.smallBalances.quote", { count })}
    </SubmitButton>
  );
}
