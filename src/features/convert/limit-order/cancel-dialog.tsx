import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useFormat } from "#src/i18n/format.ts";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { SeeHistory } from "#src/money/outcome-links.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
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
import type { CancelOrder } from "./use-cancel-order.ts";

export interface CancelDialogProps {
  readonly coinOf: Convert["coinOf"];
  readonly cancel: CancelOrder;
}

/** Cancels an order: asked once, sent once. What became of it is said by the page, which sees it end. */
export default function CancelDialog({ coinOf, cancel }: CancelDialogProps): ReactNode {
  const { t } = useTranslation();
  const { order, action, confirm, close } = cancel;
  const { state } = action;
  const isLost = state.status === "looking-up";
  return (
    <MoneyDialog
      act="cancel"
      open={order !== null}
      unknown={unknownOf(state)}
      locked={action.locked}
      onClose={close}
      title={t("convert.limit.cancelTitle")}
      footerPair={!isLost}
      footer={
        isLost ? (
          <SeeHistory href={limitHistoryPath} />
        ) : (
          <>
            <Button size="lg" block disabled={action.locked} onClick={close}>
              {t("convert.limit.keep")}
            </Button>
            <Button variant="primary" size="lg" block busy={action.locked} onClick={confirm}>
              {t(state.status === "refused" ? "convert.limit.tryAgain" : "convert.limit.cancelNow")}
            </Button>
          </>
        )
      }
    >
      {order !== null && <CancelBody coinOf={coinOf} order={order} state={state} />}
    </MoneyDialog>
  );
}

interface CancelBodyProps {
  readonly coinOf: Convert["coinOf"];
  readonly order: LimitOrder;
  readonly state: CancelOrder["action"]["state"];
}

function CancelBody({ coinOf, order, state }: CancelBodyProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRefusalText();
  const own = useOwnText();
  const { fromCoin, fromAmount } = order;
  const places = coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <OrderCell order={order} coinOf={coinOf} />
      {state.status === "looking-up" && (
        <Hold
          state={{ kind: "unknown" }}
          title={t("money.title.cancel")}
          detail={t("convert.limit.cancelCheckingText")}
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
