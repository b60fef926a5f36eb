import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TravelAnswers } from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";
import { isDraftWhole, type TravelDraft } from "#src/travel-rule/travel-draft.ts";
import { TravelQuestions } from "#src/travel-rule/travel-questions.tsx";
import { labelClass } from "#src/ui/box.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";

export interface QuestionsFormProps {
  readonly zone: TravelZone;
  /** Held by who shows the form: it may be asked anew. */
  readonly draft: TravelDraft;
  readonly onChange: (draft: TravelDraft) => void;
  readonly busy: boolean;
  readonly onSend: (answers: TravelAnswers) => void;
}

/** What the law of the zone asks about a held deposit; checked when it is sent, and field by field from then on. */
export function QuestionsForm(props: QuestionsFormProps): ReactNode {
  const { zone, draft, onChange, busy, onSend } = props;
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFaultFocus(form, tries);
  return (
    <form
      ref={form}
      className={flow.stack6}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (isDraftWhole(zone, draft)) onSend(draft.answers);
      }}
    >
      <fieldset disabled={busy} style={{ display: "contents" }}>
        <TravelQuestions
          zone={zone}
          way="deposit"
          draft={draft}
          onChange={onChange}
          tried={tries > 0}
          first={1}
        />
      </fieldset>
      <div className={cx(flow.rowWide, flow.wrap)}>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("deposit.questions.send")}
        </Button>
        <span className={labelClass}>{t("deposit.questions.final")}</span>
      </div>
    </form>
  );
}
