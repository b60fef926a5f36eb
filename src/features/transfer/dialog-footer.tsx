import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { hintClass, LogInButton, OutcomeLinks, SeeHistory } from "#src/money/outcome-links.tsx";
import { Button } from "#src/ui/button.tsx";
import { recordsPath } from "./paths.ts";
import { canTryAgain, type TransferOrder } from "./transfer-intent.ts";
import type { TransferDialogProps } from "./use-sending.ts";

/** The one act that is right now: send, try again, or the way on. None while the outcome is not known. */
export function DialogFooter({
  order,
  sending,
}: TransferDialogProps & { readonly order: TransferOrder }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { action, send, close } = sending;
  const { state } = action;
  const amount = bidiIsolate(`${format.amount(order.amount, order.places)} ${order.coin}`);
  switch (state.status) {
    case "idle":
    case "running":
      return (
        <>
          <Button variant="primary" size="lg" block busy={action.locked} onClick={send}>
            {t(order.to === null ? "transfer.send" : "transfer.move", { amount })}
          </Button>
          {order.to !== null && <p className={hintClass}>{t("transfer.ownNote")}</p>}
        </>
      );
    case "looking-up":
      return <SeeHistory href={recordsPath} />;
    case "refused": {
      if (state.error.kind === "NotLoggedIn") return <LogInButton />;
      const again = canTryAgain(state.error.code);
      return (
        <>
          <Button variant="primary" size="lg" block onClick={again ? send : close}>
            {t(again ? "ui.error.retry" : "transfer.change")}
          </Button>
          <p className={hintClass}>{t("transfer.nothingMoved")}</p>
        </>
      );
    }
    case "unknown":
      return null;
    case "done":
      break;
  }
  return <OutcomeLinks href={`${recordsPath}?record=${order.transferId}`} onClose={close} />;
}
