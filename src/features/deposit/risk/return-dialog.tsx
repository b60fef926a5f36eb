import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { Address } from "#src/ui/address.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { depositHistoryPath } from "../paths.ts";
import { holdRefusal } from "./refusal-words.ts";

export interface HoldDialogProps {
  readonly record: DepositRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A blocked deposit goes back to where it came from: seen once more, sent once, its outcome told. */
export function ReturnDialog({ record, open, onClose }: HoldDialogProps): ReactNode {
  const { t } = useTranslation();
  const { state, intent, locked } = usePlainIntent("depositHold.return");
  const { id, coin, amount } = record;
  const sender = record.recordType === 1 ? record.fromAddress : "";
  const isDone = state.status === "done";
  const send = (): void =>
    void intent.send({
      input: { depositId: id },
      kind: "depositReturn",
      key: `return ${id}`,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: depositHistoryPath,
    });
  const close = (): void => {
    if (locked) return;
    intent.reset();
    onClose();
  };
  return (
    <MoneyDialog
      act="return"
      open={open}
      unknown={unknownOf(state)}
      locked={locked}
      onClose={close}
      title={isDone ? <DoneTitle>{t("deposit.return.done")}</DoneTitle> : t("deposit.return.title")}
      footer={
        isDone ? (
          <Button variant="primary" size="lg" block onClick={close}>
            {t("money.done")}
          </Button>
        ) : (
          <Button variant="primary" size="lg" block busy={locked} onClick={send}>
            {t("deposit.return.send")}
          </Button>
        )
      }
      spoken={isDone ? t("deposit.return.done") : ""}
    >
      <div className={flow.stack4}>
        <p className={text.figure}>
          <ExactAmount value={amount} unit={coin} />
        </p>
        {sender !== "" && (
          <div className={flow.stack1}>
            <span className={cx(text.caption, text.ink3)}>{t("deposit.return.to")}</span>
            <Address value={sender} />
          </div>
        )}
        <p className={cx(text.small, text.ink2)}>
          {t(isDone ? "deposit.return.doneText" : "deposit.return.text")}
        </p>
        {state.status === "refused" && (
          <Note tone="bad" announce>
            {t(`deposit.refusal.${holdRefusal(state.error)}`)}
          </Note>
        )}
      </div>
    </MoneyDialog>
  );
}
