import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { isOut, isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import { canCancel } from "#shared/domain/withdraw-state.ts";
import { ownPress } from "#src/money/own-press.ts";
import { unknownOf } from "#src/money/plain-intent.ts";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { useFocusKept } from "#src/ui/use-focus-kept.ts";
import { withdrawRecordPath } from "../paths.ts";
import { useLaterRefusal } from "../send/use-refusal.ts";

/** The way back, for as long as the network was not told. It asks once more: a slip of the finger costs nothing. */
export function CancelWithdrawal({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const words = useLaterRefusal("cancel");
  const { intent, state, locked } = usePlainIntent("withdraw.cancel");
  const [confirming, setConfirming] = useState(false);
  const { withdrawId, coin, amount } = record;
  const isAnswered = state.status === "done";
  const asks = canCancel(record) && !(isAnswered && state.data.status === 1);
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, `${asks} ${confirming} ${state.status}`);
  const send = (): void => {
    void intent.send({
      input: { id: withdrawId },
      kind: "withdrawCancel",
      key: `withdrawCancel ${withdrawId}`,
      pays: { coin, amount },
      receives: null,
      coins: 0,
      account: "",
      history: withdrawRecordPath(withdrawId),
    });
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      {...(asks && { role: "group", "aria-label": t("withdraw.cancelIt") })}
      className={flow.stack3}
    >
      {state.status === "done" && <Answered isTaken={state.data.status === 1} record={record} />}
      {state.status === "refused" && (
        <Note tone="bad" announce>
          {words(state.error)}
        </Note>
      )}
      {asks && (
        <div className={flow.row}>
          {confirming && !isAnswered ? (
            <>
              <Button key="keep" onClick={ownPress(() => setConfirming(false))} disabled={locked}>
                {t("withdraw.keepIt")}
              </Button>
              <Button variant="danger" busy={locked} onClick={ownPress(send)}>
                {t("withdraw.cancelNow")}
              </Button>
            </>
          ) : (
            // Another button than the one that keeps it: a press that is answered in silence is pressed again.
            <Button
              key="ask"
              onClick={() => {
                intent.reset();
                setConfirming(true);
              }}
            >
              {t("withdraw.cancelIt")}
            </Button>
          )}
        </div>
      )}
      <UnknownDialog act="stop" unknown={unknownOf(state)} locked={locked} onClose={() => intent.reset()} />
    </div>
  );
}

interface AnsweredProps {
  /** It was called back, and not too late. */
  readonly isTaken: boolean;
  readonly record: WithdrawRecord;
}

/** What the exchange answered, as far as the record agrees: of two answers that cannot both be true neither is told. */
function Answered({ isTaken, record }: AnsweredProps): ReactNode {
  const { t } = useTranslation();
  if (isTaken && isOut(record)) {
    return (
      <Note tone="warn" announce>
        {t("withdraw.unknownState")}
      </Note>
    );
  }
  // Where it is nobody knows, which its steps say.
  if (isTaken && record.status === "Unknown") return null;
  // Its record says how it ended: no network was in the way.
  if (!isTaken && record.status !== "success" && isWithdrawEnded(record.status)) return null;
  if (!isTaken && canCancel(record)) {
    return (
      <Note tone="warn" announce>
        {t("withdraw.notTaken.cancel")}
      </Note>
    );
  }
  const tooLate = record.withdrawType === 1 ? "withdraw.finalInside" : "withdraw.cancelTooLate";
  return (
    <Note tone={isTaken ? "ok" : "info"} announce>
      {t(isTaken ? "withdraw.cancelled" : tooLate)}
    </Note>
  );
}
