import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaxCost } from "#shared/contract/tax.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { CostFields } from "#src/entry/cost-fields.tsx";
import { costIssues } from "#src/entry/cost-form.ts";
import { useCostDraft } from "#src/entry/use-cost-draft.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { dateIn, readersZone } from "#src/records/days.ts";
import { loginHref } from "#src/session/login.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { taxPath } from "./paths.ts";
import { useCostRefusal } from "./use-cost-refusal.ts";

export interface CostDialogProps {
  readonly cost: TaxCost;
  readonly currency: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a deposit had cost, sent once; what it says is not changed afterwards (F6i.4). */
export default function CostDialog({ cost, currency, open, onClose }: CostDialogProps): ReactNode {
  const { t } = useTranslation();
  const { taxDepositRecordsId: id, coin, amount, creditedTime } = cost;
  const [form, setForm] = useCostDraft(id, currency);
  const [isTried, setTried] = useState(false);
  const refusalText = useCostRefusal();
  const key = `cost ${id}`;
  const { state, intent, locked } = usePlainIntent("depositHold.declareCost", open ? key : "");
  const isDone = state.status === "done";
  const doneText = isDone && state.data.taxStatus === 2 ? "cost.doneText" : "cost.receivedText";
  const issues = costIssues(form, dateIn(readersZone(), creditedTime * 1000));
  const send = (): void => {
    setTried(true);
    if (Object.keys(issues).length > 0) return;
    const paid = plainAmount(form.cost.trim());
    const input = { taxDepositRecordsId: id, cost: paid, currency, acquiredOn: form.day };
    const nothing = { pays: null, receives: null, coins: 0, account: "" };
    void intent.send({ input, kind: "depositAnswers", key, history: taxPath, ...nothing });
  };
  const close = (): void => {
    if (locked) return;
    if (isDone) setForm(null);
    intent.reset();
    onClose();
  };
  return (
    <MoneyDialog
      act="answers"
      open={open}
      unknown={unknownOf(state)}
      locked={locked}
      onClose={close}
      title={isDone ? <DoneTitle>{t("cost.done")}</DoneTitle> : t("cost.title")}
      footer={
        <Button variant="primary" size="lg" block busy={locked} onClick={isDone ? close : send}>
          {t(isDone ? "money.done" : "cost.send")}
        </Button>
      }
      announced={isDone ? t("cost.done") : ""}
    >
      <form
        className={flow.stack4}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDone && !locked) send();
        }}
      >
        <p className={cx(text.figure, text.unbound)}>
          <ExactAmount value={amount} unit={coin} />
        </p>
        <p className={cx(text.small, text.ink2)}>{t(isDone ? doneText : "tax.costText")}</p>
        {!isDone && (
          <CostFields
            form={form}
            onChange={setForm}
            issues={isTried ? issues : {}}
            currency={currency}
            locked={locked}
          />
        )}
        {state.status === "refused" && (
          <Note tone="bad" announce>
            {refusalText(state.error)}{" "}
            {state.error.kind === "NotLoggedIn" && (
              <a href={loginHref()} className={textLinkClass()}>
                {t("ui.logIn")}
              </a>
            )}
          </Note>
        )}
        {/* Enter sends the form. */}
        <button type="submit" hidden />
      </form>
    </MoneyDialog>
  );
}
