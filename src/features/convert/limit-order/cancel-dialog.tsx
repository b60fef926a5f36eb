import type { ReactNode } from "react";
import { Link } from "wouter";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { outcomeAbsent } from "#src/bridge/ask-outcome.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { OutcomeBody } from "#src/money/outcome-body.tsx";
import { OutcomeFooter } from "#src/money/outcome-footer.tsx";
import { useIntent } from "#src/money/use-open-intents.ts";
import type { PlainAction } from "#src/money/use-plain-intent.ts";
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
  const sent = useIntent(state.status === "unknown" ? state.requestId : "");
  return (
    <Dialog
      open={order !== null || sent !== undefined}
      onClose={onClose}
      sending={action.locked}
      title={t(sent === undefined ? "convert.limit.cancelTitle" : "money.title.cancel")}
      footerPair={!isLost && sent === undefined}
      footer={
        sent !== undefined ? (
          <OutcomeFooter intent={sent} onClose={onClose} />
        ) : isLost ? (
          <Link href={limitHistoryPath} className={names(textLinkClass(), text.small, text.center)}>
            {t("convert.result.seeHistory")}
          </Link>
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
      {sent !== undefined && state.status === "unknown" && <OutcomeBody intent={sent} goesOn={state.own} />}
      {order !== null && sent === undefined && <CancelBody convert={convert} order={order} action={action} />}
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
        {t("convert.limit.cancelText", { amount: amountText(format, fromAmount, places, fromCoin) })}
      </p>
    </>
  );
}
