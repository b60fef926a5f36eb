import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TravelQuestions } from "#src/travel-rule/travel-questions.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import type { Withdraw } from "./use-withdraw.ts";

/** What the law asks about who gets it, where it asks at all. */
export function TravelPart({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { zone, draft, form } = withdraw;
  if (zone === null) return null;
  return (
    <div className={flow.stack4}>
      <Note>{t(`withdraw.law.${zone}`)}</Note>
      <TravelQuestions
        zone={zone}
        way="withdraw"
        draft={draft.draft}
        onChange={draft.setDraft}
        tried={form.tried}
        first={4}
      />
    </div>
  );
}
