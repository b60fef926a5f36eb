import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useFormat } from "#src/i18n/format.ts";
import { MoneyDialog } from "#src/money/money-dialog.tsx";
import { OutcomeLinks, SeeHistory } from "#src/money/outcome-links.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { Button } from "#src/ui/button.tsx";
import { Hold } from "#src/ui/hold.tsx";
import { Note } from "#src/ui/note.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../form/use-convert.ts";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import { OrderCell } from "./order-cell.tsx";
import { amountText } from "./order-text.ts";
import type { CancelOrder } from "./use-cancel-order.ts";

export interface CancelDialogProps {
  readonly coinOf: Convert["coinOf"];
  readonly cancel: CancelOrder;
}

type State = CancelOrder["action"]["state"];

/** The exchange knows no such order that is open: it may just have filled. */
const tooLate: ReadonlySet<string> = new Set(["700003", "700004"]);

/** Cancels an order: asked once, sent once. What became of it is said by the page, which sees it end. */
export default function CancelDialog({ coinOf, cancel }: CancelDialogProps): ReactNode {
  const { t } = useTranslation();
  const { order, action, confirm, close } = cancel;
  const { state } = action;
  const isLost = state.status === "looking-up";
  const isOver = isTooLate(state);
  return (
    <MoneyDialog
      act="cancel"
      open={order !== null}
      unknown={unknownOf(state)}
      locked={action.locked}
      onClose={close}
      title={t("convert.limit.cancelTitle")}
      footerPair={!isLost && !isOver}
      footer={
        isLost ? (
          <SeeHistory href={limitHistoryPath} />
        ) : isOver ? (
          <OutcomeLinks href={limitHistoryPath} recordId={order?.exchangeTxId ?? ""} onClose={close} />
        ) : (
          <>
            <Button size="lg" block disabled={action.locked} onClick={close}>
              {t("convert.limit.keep")}
            </Button>
            <Button variant="primary" size="lg" block busy={action.locked} onClick={confirm}>
              {t(isAnswered(state) ? "convert.limit.tryAgain" : "convert.limit.cancelNow")}
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
  readonly state: State;
}

function isTooLate(state: State): boolean {
  return state.status === "refused" && tooLate.has(state.error.code);
}

function isAnswered({ status }: State): boolean {
  return status === "refused" || status === "done";
}

function CancelBody({ coinOf, order, state }: CancelBodyProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
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
      <Answer state={state} />
      {state.status !== "done" && state.status !== "looking-up" && !isTooLate(state) && (
        <p className={text.ink2}>
          {t("convert.limit.cancelText", { amount: own(amountText(format, fromAmount, places, fromCoin)) })}
        </p>
      )}
    </>
  );
}

/** What the exchange said: no more than it proves. */
function Answer({ state }: Pick<CancelBodyProps, "state">): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  const say = (tone: "info" | "bad", said: string): ReactNode => (
    <Note tone={tone} announce>
      {said}
    </Note>
  );
  if (state.status === "done") return say("info", t("convert.limit.cancelOpenText"));
  if (state.status !== "refused") return null;
  if (isTooLate(state)) return say("info", t("convert.limit.cancelTooLateText"));
  if (state.error.code === outcomeAbsent) return say("info", t("convert.limit.cancelAbsentText"));
  return say("bad", words(state.error));
}
