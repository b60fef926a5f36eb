import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { depositNext } from "#shared/domain/deposit-next.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { Button } from "#src/ui/button.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { depositHistoryPath } from "../paths.ts";
import { useHoldRefusal } from "./use-hold-refusal.ts";

/** What a person sends about a held deposit, by what its dialog is named. */
const acts = {
  cost: {
    step: "declareCost",
    call: "depositHold.declareCost",
    act: "answers",
    kind: "depositAnswers",
    title: "cost.title",
    text: "cost.text",
    send: "cost.send",
    done: "cost.done",
  },
  return: {
    step: "sendBack",
    call: "depositHold.return",
    act: "return",
    kind: "depositReturn",
    title: "deposit.return.title",
    text: "deposit.return.text",
    send: "deposit.return.send",
    done: "deposit.return.done",
  },
} as const;
type Act = keyof typeof acts;
type Told = CallOutput<(typeof acts)[Act]["call"]>;

/** How far it is with it, by what was answered. */
function doneText(told: Told) {
  if ("taxStatus" in told) return told.taxStatus === 2 ? "cost.doneText" : "cost.receivedText";
  if (told.status === 0) return "deposit.return.unclearText";
  return told.status === 4 ? "deposit.return.returnedText" : "deposit.return.doneText";
}

export interface HoldDialogProps {
  readonly record: DepositRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Props<A extends Act> extends HoldDialogProps {
  readonly act: A;
  /** What it is about: sent once for each. */
  readonly subject: string;
  /** What is sent now; null while the form has something to be fixed. */
  readonly input: () => Omit<CallInput<(typeof acts)[A]["call"]>, "requestId"> | null;
  /** It is done and left. */
  readonly onDone?: () => void;
  /** Until it is done. */
  readonly children: (locked: boolean) => ReactNode;
}

/** Seen once more, sent once, its outcome told; one whose outcome is not known is shown instead of anything new. */
export function HoldDialog<A extends Act>(props: Props<A>): ReactNode {
  const { act, subject, record, open, onClose, input, onDone, children } = props;
  const { t } = useTranslation();
  const words = useHoldRefusal();
  const { step, call, kind, act: moneyAct, ...texts } = acts[act];
  const key = `${act} ${subject}`;
  const { state, intent, locked } = usePlainIntent<(typeof acts)[Act]["call"]>(call, open ? key : "");
  const isDone = state.status === "done";
  // What is not asked for any more, as of a deposit of which another sender is told by now, is not sent.
  const isAsked = depositNext(record).includes(step);
  const send = (): void => {
    const sent = input();
    if (sent === null) return;
    void intent.send({
      input: sent,
      kind,
      key,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: depositHistoryPath,
    });
  };
  const close = (): void => {
    if (locked) return;
    if (isDone) onDone?.();
    intent.reset();
    onClose();
  };
  return (
    <MoneyDialog
      act={moneyAct}
      open={open && (isAsked || state.status !== "idle")}
      unknown={unknownOf(state)}
      locked={locked}
      onClose={close}
      title={isDone ? <DoneTitle>{t(texts.done)}</DoneTitle> : t(texts.title)}
      footer={
        <Button variant="primary" size="lg" block busy={locked} onClick={isDone ? close : send}>
          {t(isDone ? "money.done" : texts.send)}
        </Button>
      }
      announced={isDone ? t(texts.done) : ""}
    >
      <div className={flow.stack4}>
        <p className={cx(text.figure, text.unbound)}>
          <Figure kind="amount" places={anyAccuracy} value={record.amount} unit={record.coin} />
        </p>
        <p className={cx(text.small, text.ink2)}>
          {t(state.status === "done" ? doneText(state.data) : texts.text)}
        </p>
        {!isDone && children(locked)}
        {state.status === "refused" && (
          <Note tone="bad" announce>
            {words(state.error)}
          </Note>
        )}
      </div>
    </MoneyDialog>
  );
}
