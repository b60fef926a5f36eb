import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { withdrawZone } from "#shared/domain/travel-zone.ts";
import { isTurnedBack } from "#shared/domain/withdraw-end.ts";
import { siteOf } from "#shared/site/site.ts";
import { unknownOf } from "#src/money/plain-intent.ts";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { isDraftWhole } from "#src/travel-rule/travel-draft.ts";
import { TravelQuestions } from "#src/travel-rule/travel-questions.tsx";
import { travelSaid } from "#src/travel-rule/travel-said.ts";
import { useHeldDraft } from "#src/travel-rule/use-held-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { withdrawRecordPath } from "../paths.ts";
import { useLaterRefusal } from "../send/use-refusal.ts";

const apart = css`padding-block: 8px;`;

/** What is asked about a withdrawal that is held: answered once, and looked up when the answer is lost. */
export function MoreInformation({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const words = useLaterRefusal("answers");
  const key = `withdrawAnswer ${record.withdrawId}`;
  // Answers whose outcome is not known stand in the way of others.
  const { intent, state, locked } = usePlainIntent("withdraw.answer", key);
  const region = useClientStore(({ user }) => user?.kyc_region ?? "");
  const zone = withdrawZone(region, siteOf(location.hostname)) ?? "";
  const [draft, setDraft] = useHeldDraft("withdraw", record.withdrawId);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFaultFocus(form, tries);
  useFocusKept(form, state.status);
  const isTaken = state.status === "done" && state.data.status !== "MoreInformationRequired";
  const send = (): void => {
    setTries(tries + 1);
    if (!isDraftWhole(zone, draft)) return;
    void intent.send({
      input: { id: record.withdrawId, ...travelSaid(zone, draft.answers) },
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
      ref={form}
      tabIndex={-1}
      aria-label={t("money.title.details")}
      className={cx(flow.stack6, apart)}
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
      {state.status === "done" && !isTaken && (
        <Note tone="warn" announce>
          {t("withdraw.answerAgain")}
        </Note>
      )}
      {state.status === "looking-up" && <Note announce>{t("travelRule.lookingUp")}</Note>}
      {isTaken ? (
        // What ended is under no review: where that is so, its record takes this place.
        <Note tone={isTurnedBack(state.data) ? "warn" : "ok"} announce>
          {t(isTurnedBack(state.data) ? "withdraw.unknownState" : "withdraw.answersIn")}
        </Note>
      ) : (
        <>
          <TravelQuestions
            zone={zone}
            way="withdraw"
            draft={draft}
            onChange={setDraft}
            tried={tries > 0}
            first={1}
          />
          <Button type="submit" variant="primary" block busy={locked}>
            {t("withdraw.sendAnswers")}
          </Button>
        </>
      )}
      <UnknownDialog
        act="details"
        unknown={unknownOf(state)}
        locked={locked}
        onClose={() => intent.reset()}
      />
    </form>
  );
}
