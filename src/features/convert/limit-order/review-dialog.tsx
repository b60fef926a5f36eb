import { CircleCheck } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { OutcomeBody } from "#src/money/outcome-body.tsx";
import { OutcomeFooter } from "#src/money/outcome-footer.tsx";
import { useIntent } from "#src/money/use-open-intents.ts";
import type { PlainAction } from "#src/money/use-plain-intent.ts";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { canTryAgain, type OrderIntent } from "./order-intent.ts";
import { PlacedBody } from "./placed-body.tsx";
import { ReviewBody } from "./review-body.tsx";
import { ReviewFooter } from "./review-footer.tsx";
import type { Limit } from "./use-limit.ts";

export interface ReviewProps {
  readonly limit: Limit;
  /** Null: closed. */
  readonly intent: OrderIntent | null;
  readonly action: PlainAction<"limitOrder.create">;
  /** What the order that was placed here became meanwhile. */
  readonly ending: LimitOrder | undefined;
  readonly onPlace: () => void;
  readonly onClose: () => void;
}

/** From the review to what became of the order, in one dialog: what is shown changes in place. */
export default function ReviewDialog(props: ReviewProps): ReactNode {
  const { intent, action, onClose } = props;
  const { state } = action;
  const sent = useIntent(state.status === "unknown" ? state.requestId : "");
  return (
    <Dialog
      open={intent !== null || sent !== undefined}
      onClose={onClose}
      sending={action.locked}
      title={<Title {...props} />}
      footer={
        sent !== undefined ? (
          <OutcomeFooter intent={sent} onClose={onClose} />
        ) : intent === null ? undefined : (
          <ReviewFooter {...props} intent={intent} />
        )
      }
    >
      {sent !== undefined && state.status === "unknown" && <OutcomeBody intent={sent} goesOn={state.own} />}
      {intent !== null && sent === undefined && (
        <>
          <SpokenStep {...props} />
          {state.status === "done" ? (
            <PlacedBody {...props} intent={intent} placed={state.data} />
          ) : (
            <ReviewBody {...props} intent={intent} />
          )}
        </>
      )}
    </Dialog>
  );
}

function Title(props: ReviewProps): ReactNode {
  const { t } = useTranslation();
  const { state } = props.action;
  const words = t(titleKey(props));
  const good = state.status === "done" && (props.ending?.orderStatus ?? "FILLED") === "FILLED";
  if (!good) return words;
  return (
    <span className={flow.row}>
      <Icon of={CircleCheck} size={20} className={text.ok} />
      {words}
    </span>
  );
}

function titleKey({ action: { state }, ending }: ReviewProps): string {
  if (state.status === "unknown") return "money.title.order";
  if (state.status === "refused") {
    return canTryAgain(state.error.code) ? "convert.limit.absent" : "convert.limit.refused";
  }
  if (state.status !== "done") return "convert.limit.reviewTitle";
  return ending === undefined ? "convert.limit.placed" : `convert.limit.ended.${ending.orderStatus}`;
}

/** Within the dialog, since all around it is silent while it is open. Filled after it is there: only changes are said. */
function SpokenStep(props: ReviewProps): ReactNode {
  const { t } = useTranslation();
  const { status } = props.action.state;
  const place = useRef<HTMLSpanElement>(null);
  const words =
    status === "running" ? t("convert.limit.sending") : status === "done" ? t(titleKey(props)) : "";
  useEffect(() => {
    if (place.current !== null) place.current.textContent = words;
  }, [words]);
  return <span ref={place} className={hiddenText} role="status" />;
}
