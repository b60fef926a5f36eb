import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { hintClass, LogInButton, OutcomeLinks, SeeHistory } from "#src/money/outcome-links.tsx";
import { Button } from "#src/ui/button.tsx";
import { withdrawHistoryPath } from "../paths.ts";
import { PacedButton } from "./paced-button.tsx";
import { adviceOf, canTryAgain } from "./refusal-steps.ts";
import type { BodyProps } from "./review-body.tsx";

/** The one act that is right now: withdraw, prove, try again, or the way on. None while the outcome is not known. */
export function DialogFooter({ sending, order }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { action, step, check, goOn, back, close } = sending;
  const { state } = action;
  const amount = bidiIsolate(`${format.amount(order.received, order.places)} ${order.coin}`);
  switch (state.status) {
    case "looking-up":
      return <SeeHistory href={withdrawHistoryPath} />;
    case "refused": {
      if (state.error.kind === "NotLoggedIn") return <LogInButton />;
      const again = canTryAgain(state.error);
      return (
        <>
          {adviceOf(state.error)?.word === "pace" ? (
            <PacedButton onPress={back} />
          ) : (
            <Button variant="primary" size="lg" block onClick={again ? back : close}>
              {t(again ? "ui.error.retry" : "withdraw.change")}
            </Button>
          )}
          <p className={hintClass}>{t("withdraw.nothingSent")}</p>
        </>
      );
    }
    case "unknown":
      return null;
    case "done":
      return <OutcomeLinks href={withdrawHistoryPath} recordId={state.data.id} onClose={close} />;
    case "idle":
    case "running":
      break;
  }
  if (step.at === "blocked") {
    return (
      <>
        <Button variant="primary" size="lg" block onClick={close}>
          {t("withdraw.change")}
        </Button>
        <p className={hintClass}>{t("withdraw.nothingSent")}</p>
      </>
    );
  }
  if (step.at === "unchecked" && step.error.kind === "NotLoggedIn") return <LogInButton />;
  const atCodes = step.at === "codes" || step.at === "signing";
  const busy = action.locked || step.at === "checking" || step.at === "signing";
  return (
    <>
      <Button size="lg" block disabled={busy} onClick={atCodes ? back : close}>
        {t("ui.back")}
      </Button>
      <Button
        variant="primary"
        size="lg"
        block
        busy={busy}
        disabled={atCodes && !busy && !check.ready}
        onClick={goOn}
      >
        {t("withdraw.submit", { amount })}
      </Button>
    </>
  );
}
