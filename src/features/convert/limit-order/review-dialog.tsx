import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DoneTitle, MoneyDialog } from "#src/money/money-dialog.tsx";
import { unknownOf } from "#src/money/plain-intent.ts";
import { canTryAgain } from "#src/money/try-again.ts";
import { PlacedBody } from "./placed-body.tsx";
import { ReviewBody } from "./review-body.tsx";
import { ReviewFooter } from "./review-footer.tsx";
import type { ReviewProps } from "./review-props.ts";
import { useLimitLogIn } from "./use-log-in.ts";

/** From the review to what became of the order, in one dialog: what is shown changes in place. */
export default function ReviewDialog(props: ReviewProps): ReactNode {
  const { intent, action, onClose } = props;
  const { state } = action;
  const { t } = useTranslation();
  const words =
    state.status === "running"
      ? t("convert.limit.sending")
      : state.status === "done"
        ? t(titleKey(props))
        : "";
  return (
    <MoneyDialog
      act="order"
      open={intent !== null}
      unknown={unknownOf(state)}
      locked={action.locked}
      onClose={onClose}
      onLogIn={useLimitLogIn(props.limit)}
      title={<Title {...props} />}
      footer={intent !== null && <ReviewFooter {...props} intent={intent} />}
      announced={words}
    >
      {intent !== null &&
        (state.status === "done" ? (
          <PlacedBody {...props} intent={intent} placed={state.data} />
        ) : (
          <ReviewBody {...props} intent={intent} />
        ))}
    </MoneyDialog>
  );
}

function Title(props: ReviewProps): ReactNode {
  const { t } = useTranslation();
  const words = t(titleKey(props));
  const { status } = props;
  const good = status === "PENDING" || status === "PARTIAL" || status === "FILLED";
  if (!good) return words;
  return <DoneTitle>{words}</DoneTitle>;
}

function titleKey(props: ReviewProps): string {
  const { state } = props.action;
  if (state.status === "refused") {
    return canTryAgain(state.error.code) ? "convert.limit.absent" : "convert.limit.refused";
  }
  if (state.status !== "done") return "convert.limit.reviewTitle";
  const { status } = props;
  if (status === "") return "money.title.order";
  const isOpen = status === "PENDING" || status === "PARTIAL";
  return isOpen ? "convert.limit.placed" : `convert.limit.ended.${status}`;
}
