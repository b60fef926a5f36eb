import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { questionnaireOf } from "#shared/domain/travel-rule.ts";
import { withdrawZone } from "#shared/domain/travel-zone.ts";
import { siteOf } from "#shared/site/site.ts";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { isDraftWhole, noDraft } from "#src/travel-rule/travel-draft.ts";
import { TravelQuestions } from "#src/travel-rule/travel-questions.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { withdrawRecordPath } from "../paths.ts";
import { useWithdrawRefusal } from "../send/use-refusal.ts";

/** What is asked about a withdrawal that is held: answered once, and looked up when the answer is lost. */
export function MoreInformation({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const words = useWithdrawRefusal();
  const { intent, state, locked } = usePlainIntent("withdraw.answer");
  const region = useClientStore(({ user }) => user?.kyc_region ?? "");
  const asks = withdrawZone(region, siteOf(location.hostname)) ?? "";
  // The United Arab Emirates' older object is no part of this call.
  const zone = asks === "ARE" ? "" : asks;
  const [draft, setDraft] = useState(noDraft);
  const [tried, setTried] = useState(false);
  const key = `withdrawAnswer ${record.withdrawId}`;
  useEffect(() => {
    // Answers whose outcome is not known stand in the way of others.
    intent.showOpen(key);
  }, [intent, key]);
  const send = (): void => {
    setTried(true);
    if (!isDraftWhole(zone, draft)) return;
    void intent.send({
      input: {
        id: record.withdrawId,
        questionnaire: JSON.stringify(questionnaireOf(zone, draft.answers)),
      },
      kind: "withdrawAnswer",
      key,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: withdrawRecordPath(record.withdrawId),
    });
  };
  return (
    <form
      className={flow.stack4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {state.status === "refused" && (
        <Note tone="bad" announce>
          {words(state.error)}
        </Note>
      )}
      {state.status === "done" ? (
        <Note tone="ok" announce>
          {t("withdraw.answersIn")}
        </Note>
      ) : (
        <>
          <TravelQuestions
            zone={zone}
            way="withdraw"
            draft={draft}
            onChange={setDraft}
            tried={tried}
            first={1}
          />
          <div>
            <Button type="submit" variant="primary" busy={locked}>
              {t("withdraw.sendAnswers")}
            </Button>
          </div>
        </>
      )}
      <MoneyDialog
        act="details"
        open={false}
        unknown={unknownOf(state)}
        locked={locked}
        onClose={() => intent.reset()}
        title={t("money.title.details")}
      >
        {null}
      </MoneyDialog>
    </form>
  );
}
