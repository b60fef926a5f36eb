import type { ReactNode } from "react";
import { Link } from "wouter";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import type { Convert } from "../form/use-convert.ts";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import { OrderCell } from "./order-cells.tsx";
import { outcomeAbsent } from "./order-intent.ts";
import { amountText } from "./order-text.ts";
import type { OrderAction } from "./use-order-action.ts";

const anyAccuracy = 18;

export interface CancelDialogProps {
  readonly convert: Convert;
  /** Null: closed. */
  readonly order: LimitOrder | null;
  readonly action: OrderAction<"limitOrder.cancel">;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Calling an order back: asked once, sent once. What became of it is said by the page, which sees it end. */
export default function CancelDialog({
  convert,
  order,
  action,
  onConfirm,
  onClose,
}: CancelDialogProps): ReactNode {
  const { t } = useTranslation();
  const { status } = action.state;
  const isLost = status === "looking-up" || status === "unknown";
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      sending={action.locked}
      title={t("convert.limit.cancelTitle")}
      footerPair={!isLost}
      footer={
        isLost ? (
          <Link href={limitHistoryPath} className={names(textLinkClass(), text.small, text.center)}>
            {t("convert.result.seeHistory")}
          </Link>
        ) : (
          <>
            <Button size="lg" block disabled={action.locked} onClick={onClose}>
              {t("convert.limit.keep")}
            </Button>
            <Button variant="primary" size="lg" block busy={action.locked} onClick={onConfirm}>
              {t(status === "refused" ? "convert.limit.tryAgain" : "convert.limit.cancelNow")}
            </Button>
          </>
        )
      }
    >
      {order !== null && <CancelBody convert={convert} order={order} action={action} />}
    </Dialog>
  );
}

function CancelBody({
  convert,
  order,
  action: { state },
}: Pick<CancelDialogProps, "convert" | "action"> & { readonly order: LimitOrder }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRefusalText();
  const { fromCoin, fromAmount } = order;
  const places = convert.coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <OrderCell order={order} convert={convert} />
      {(state.status === "looking-up" || state.status === "unknown") && (
        <Hold
          state={{ kind: "unknown" }}
          title={t("convert.confirm.seeking")}
          detail={t("convert.limit.cancelSeekingText")}
        />
      )}
      {state.status === "refused" && (
        <Note tone={state.error.data.code === outcomeAbsent ? "info" : "bad"} announce>
          {state.error.data.code === outcomeAbsent
            ? t("convert.limit.cancelAbsentText")
            : words(state.error.data)}
        </Note>
      )}
      <p className={text.ink2}>
        {t("convert.limit.cancelText", { amount: amountText(format, fromAmount, places, fromCoin) })}
      </p>
    </>
  );
}
