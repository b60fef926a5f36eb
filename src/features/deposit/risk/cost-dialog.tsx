import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { depositTime } from "#shared/domain/deposit-state.ts";
import { plainAmount } from "#shared/domain/plain-amount.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { AmountField } from "#src/ui/amount-field.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { depositHistoryPath } from "../paths.ts";
import { type CostForm, costIssues } from "./cost-form.ts";
import { holdRefusal } from "./refusal-words.ts";
import type { HoldDialogProps } from "./return-dialog.tsx";

const currency = "EUR";
const empty: CostForm = { cost: "", day: "" };

/** Austria asks what credited coins had cost (F4c.7). Declared once; what it says is not changed afterwards. */
export function CostDialog({ record, open, onClose }: HoldDialogProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { state, intent, locked } = usePlainIntent("depositHold.declareCost");
  const [form, setForm] = useState(empty);
  const [isTried, setTried] = useState(false);
  const taxId = record.recordType === 3 ? "" : record.taxDepositRecordsId;
  const issues = costIssues(form, new Date(depositTime(record)).toISOString().slice(0, 10));
  const isDone = state.status === "done";
  const said = (issue: string | undefined): { hint?: { tone: "error"; children: string } } =>
    isTried && issue !== undefined
      ? { hint: { tone: "error", children: t(`deposit.cost.issue.${issue}`) } }
      : {};
  const send = (): void => {
    setTried(true);
    if (Object.keys(issues).length > 0) return;
    void intent.send({
      input: {
        taxDepositRecordsId: taxId,
        cost: plainAmount(form.cost.trim()),
        currency,
        acquiredOn: form.day,
      },
      kind: "depositAnswers",
      key: `cost ${taxId}`,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: depositHistoryPath,
    });
  };
  const close = (): void => {
    if (locked) return;
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
      title={isDone ? <DoneTitle>{t("deposit.cost.done")}</DoneTitle> : t("deposit.cost.title")}
      footer={
        isDone ? (
          <Button variant="primary" size="lg" block onClick={close}>
            {t("money.done")}
          </Button>
        ) : (
          <Button variant="primary" size="lg" block busy={locked} onClick={send}>
            {t("deposit.cost.send")}
          </Button>
        )
      }
      spoken={isDone ? t("deposit.cost.done") : ""}
    >
      <div className={flow.stack4}>
        <p className={text.figure}>
          <ExactAmount value={record.amount} unit={record.coin} />
        </p>
        <p className={cx(text.small, text.ink2)}>
          {t(isDone ? "deposit.cost.doneText" : "deposit.cost.text")}
        </p>
        {!isDone && (
          <>
            <AmountField
              label={t("deposit.cost.paid")}
              language={i18n.language}
              value={form.cost}
              onChange={(cost) => setForm({ ...form, cost })}
              unit={currency}
              frozen={locked}
              {...said(issues.cost)}
            />
            <TextField
              type="date"
              label={t("deposit.cost.day")}
              value={form.day}
              onChange={(day) => setForm({ ...form, day })}
              disabled={locked}
              {...said(issues.day)}
            />
          </>
        )}
        {state.status === "refused" && (
          <Note tone="bad" announce>
            {t(`deposit.refusal.${holdRefusal(state.error)}`)}
          </Note>
        )}
      </div>
    </MoneyDialog>
  );
}
