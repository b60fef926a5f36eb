import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { hintClass } from "#src/money/outcome-links.tsx";
import { PlainFooter } from "#src/money/plain-footer.tsx";
import { canTryAgain } from "#src/money/try-again.ts";
import { Button } from "#src/ui/button.tsx";
import { comesBack } from "./comes-back.ts";
import { recordsPath } from "./paths.ts";
import type { TransferOrder } from "./transfer-intent.ts";
import type { TransferDialogProps } from "./use-sending.ts";

/** The one act that is right now: send, try again, or the way on. */
export function DialogFooter({
  order,
  sending,
  transfer,
}: TransferDialogProps & { readonly order: TransferOrder }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { action, send, close } = sending;
  const { state, locked } = action;
  const again = state.status === "refused" && canTryAgain(state.error.code);
  const amount = bidiIsolate(`${format.amount(order.amount, order.places)} ${order.coin}`);
  return (
    <PlainFooter
      state={state}
      repair={
        <Button variant="primary" size="lg" block onClick={again ? send : close}>
          {t(again ? "ui.error.retry" : "transfer.change")}
        </Button>
      }
      nothing={t("transfer.nothingMoved")}
      history={recordsPath}
      endOf={() => ({ href: `${recordsPath}?record=${order.transferId}` })}
      onClose={close}
    >
      <Button variant="primary" size="lg" block busy={locked} onClick={send}>
        {t(order.to === null ? "transfer.send" : "transfer.move", { amount })}
      </Button>
      {order.to !== null && comesBack(transfer, { ...order, to: order.to }) && (
        <p className={hintClass}>{t("transfer.ownNote")}</p>
      )}
    </PlainFooter>
  );
}
