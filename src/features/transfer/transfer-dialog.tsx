import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { canTryAgain } from "#src/money/try-again.ts";
import { DialogBody } from "./dialog-body.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import type { Sending, TransferDialogProps } from "./use-sending.ts";

/** From the review to what became of the transfer, in one dialog: what is shown changes in place. */
export default function TransferDialog(props: TransferDialogProps): ReactNode {
  const { order, action, status, close } = props.sending;
  const { state } = action;
  const { t } = useTranslation();
  const words = t(titleKey(props.sending));
  return (
    <MoneyDialog
      act="transfer"
      open={order !== null}
      unknown={unknownOf(state)}
      locked={action.locked}
      onClose={close}
      title={state.status === "done" && status === "SUCCESS" ? <DoneTitle>{words}</DoneTitle> : words}
      footer={order !== null && <DialogFooter {...props} order={order} />}
      announced={state.status === "running" ? t("transfer.sending") : state.status === "done" ? words : ""}
    >
      {order !== null && <DialogBody {...props} order={order} />}
    </MoneyDialog>
  );
}

function titleKey({ action: { state }, status }: Sending): string {
  if (state.status === "refused") {
    return canTryAgain(state.error.code) ? "transfer.absent" : "transfer.refused";
  }
  if (state.status !== "done") return "transfer.reviewTitle";
  return status === "UNCLEAR" ? "money.ended.transferUnclear" : `transfer.done.${status ?? "STATUS_UNKNOWN"}`;
}
