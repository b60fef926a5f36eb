import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isTurnedBack } from "#shared/domain/withdraw-end.ts";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { CodeForm } from "#src/verification-codes/code-form.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import { DoneBody } from "./done-body.tsx";
import { ReceivedLine } from "./received-line.tsx";
import { canTryAgain } from "./refusal-steps.ts";
import { ReviewBody } from "./review-body.tsx";
import type { Sending } from "./use-sending.ts";

/** From the review over what proves who asks to what became of it, in one dialog: what is shown changes in place. */
export default function WithdrawDialog({ sending }: { readonly sending: Sending }): ReactNode {
  const { t } = useTranslation();
  const { order, action, step, close } = sending;
  const { state } = action;
  const words = t(titleKey(sending));
  const saidKey = saidAt(sending);
  const needsCodes = state.status === "idle" && (step.at === "codes" || step.at === "signing");
  return (
    <MoneyDialog
      act="withdraw"
      open={order !== null}
      unknown={unknownOf(state)}
      locked={action.locked || step.at === "signing"}
      onClose={close}
      width={560}
      title={state.status === "done" && !isTurnedBack(state.data) ? <DoneTitle>{words}</DoneTitle> : words}
      footer={order !== null && <DialogFooter sending={sending} order={order} />}
      footerPair={state.status === "idle" && step.at !== "blocked"}
      announced={saidKey === "" ? "" : t(saidKey)}
    >
      {order !== null &&
        (state.status === "done" ? (
          <DoneBody taken={state.data} order={order} sent={state} />
        ) : needsCodes ? (
          <CodeForm check={sending.check} onConfirm={sending.goOn}>
            <ReceivedLine order={order} />
          </CodeForm>
        ) : (
          <ReviewBody sending={sending} order={order} />
        ))}
    </MoneyDialog>
  );
}

function titleKey({ action: { state }, step }: Sending): string {
  if (state.status === "refused") {
    return canTryAgain(state.error) ? "withdraw.absent" : "withdraw.refused";
  }
  // Of one that was taken and came to nothing its record says why.
  if (state.status === "done") return isTurnedBack(state.data) ? "withdraw.detail" : "withdraw.taken";
  if (step.at === "blocked") return "withdraw.refused";
  return step.at === "codes" || step.at === "signing" ? "verificationCodes.title" : "withdraw.reviewTitle";
}

/** What is said aloud at this step, "" for nothing. */
function saidAt(sending: Sending): string {
  const { status } = sending.action.state;
  if (status === "done") return titleKey(sending);
  if (status === "running") return "withdraw.sending";
  return sending.step.at === "checking" ? "withdraw.checking" : "";
}
