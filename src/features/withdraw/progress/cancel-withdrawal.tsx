import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { canCancel } from "#shared/domain/withdraw-state.ts";
import { ownPress } from "#src/money/own-press.ts";
import { unknownOf } from "#src/money/plain-intent.ts";
import { UnknownDialog } from "#src/money/unknown-dialog.tsx";
import { usePlainIntent } from "#src/money/use-plain-intent.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { withdrawRecordPath } from "../paths.ts";
import { useLaterRefusal } from "../send/use-refusal.ts";

/** The way back, for as long as the network was not told. It asks once more: a slip of the finger costs nothing. */
export function CancelWithdrawal({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t } = useTranslation();
  const words = useLaterRefusal("cancel");
  const { intent, state, locked } = usePlainIntent("withdraw.cancel");
  const [confirming, setConfirming] = useState(false);
  const { withdrawId, coin, amount } = record;
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
  const reported =
    state.status === "done" && state.data.status === 0 ? (
      <Note tone="info" announce>
        {t("withdraw.cancelTooLate")}
      </Note>
    ) : state.status === "done" ? (
      <Note tone="ok" announce>
        {t("withdraw.cancelled")}
      </Note>
    ) : state.status === "refused" ? (
      <Note tone="bad" announce>
        {words(state.error)}
      </Note>
    ) : null;
  return (
    <div className={flow.stack3}>
      {reported}
      {canCancel(record) && state.status !== "done" && (
        <div className={flow.row}>
          {confirming ? (
            <>
              <Button onClick={ownPress(() => setConfirming(false))} disabled={locked}>
                {t("withdraw.keepIt")}
              </Button>
              <Button variant="danger" busy={locked} onClick={ownPress(send)}>
                {t("withdraw.cancelNow")}
              </Button>
            </>
          ) : (
            <Button onClick={() => setConfirming(true)}>{t("withdraw.cancelIt")}</Button>
          )}
        </div>
      )}
      <UnknownDialog act="stop" unknown={unknownOf(state)} locked={locked} onClose={() => intent.reset()} />
    </div>
  );
}
