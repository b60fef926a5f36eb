import type { ReactNode } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import type { PlainAction } from "#src/money/use-plain-intent.ts";
import { SeeHistory } from "#src/money/way-on.tsx";
import { Button } from "#src/ui/button.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../form/use-convert.ts";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import { OrderCell } from "./order-cells.tsx";
import { amountText } from "./order-text.ts";

const anyAccuracy = 18;

export interface CancelDialogProps {
  readonly convert: Convert;
  /** Null: closed. */
  readonly order: LimitOrder | null;
  readonly action: PlainAction<"limitOrder.cancel">;
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
  const { state } = action;
  const isLost = state.status === "looking-up";
  return (
    <MoneyDialog
      act="cancel"
      open={order !== null}
      unknown={unknownOf(state)}
      locked={action.locked}
      onClose={onClose}
      title={t("convert.limit.cancelTitle")}
      footerPair={!isLost}
      footer={
        isLost ? (
          <SeeHistory href={limitHistoryPath} />
        ) : (
          <>
            <Button size="lg" block disabled={action.locked} onClick={onClose}>
              {t("convert.limit.keep")}
            </Button>
            <Button variant="primary" size="lg" block busy={action.locked} onClick={onConfirm}>
              {t(state.status === "refused" ? "convert.limit.tryAgain" : "convert.limit.cancelNow")}
            </Button>
          </>
        )
      }
    >
      {order !== null && <CancelBody convert={convert} order={order} action={action} />}
    </MoneyDialog>
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
  const own = useOwnText();
  const { fromCoin, fromAmount } = order;
  const places = convert.coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <OrderCell order={order} convert={convert} />
      {state.status === "looking-up" && (
        <Hold
          state={{ kind: "unknown" }}
          title={t("money.title.cancel")}
          detail={t("convert.limit.cancelSeekingText")}
        />
      )}
      {state.status === "refused" && (
        <Note tone={state.error.code === outcomeAbsent ? "info" : "bad"} announce>
          {state.error.code === outcomeAbsent ? t("convert.limit.cancelAbsentText") : words(state.error)}
        </Note>
      )}
      <p className={text.ink2}>
        {t("convert.limit.cancelText", { amount: own(amountText(format, fromAmount, places, fromCoin)) })}
      </p>
    </>
  );
}
