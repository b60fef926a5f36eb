import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import type { Batch } from "./use-batch.ts";

/** Asks for one firm price for all that is chosen. Why it cannot is said beside it ({@link AskNotes}). */
export function AskButton({ batch }: { readonly batch: Batch }): ReactNode {
  const { candidates, total, view, ask } = batch;
  const { t } = useTranslation();
  const count = candidates?.taken.length ?? 0;
  const problem = total?.problem?.code ?? "none";
  const barred = count === 0 || (problem !== "none" && total?.problem !== null);
  return (
    <Button variant="primary" size="lg" block busy={view.at === "asking"} disabled={barred} onClick={ask}>
      {count === 0 ? t("convert.getPrice") : t("convert.small.ask", { count })}
    </Button>
  );
}
