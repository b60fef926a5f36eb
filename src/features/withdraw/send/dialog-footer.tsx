import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { hintClass, LogInButton } from "#src/money/outcome-links.tsx";
import { PlainFooter } from "#src/money/plain-footer.tsx";
import { Button } from "#src/ui/button.tsx";
import { withdrawHistoryPath } from "../paths.ts";
import { PacedButton } from "./paced-button.tsx";
import { adviceOf, canTryAgain } from "./refusal-steps.ts";
import type { BodyProps } from "./review-body.tsx";

/** The one act that is right now: withdraw, prove, try again, or the way on. */
export function DialogFooter({ sending, order }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { action, step, check, goOn, back, close } = sending;
  const { state } = action;
  const error = state.status === "refused" ? state.error : null;
  const again = error !== null && canTryAgain(error);
  const amount = bidiIsolate(`${format.amount(order.received, order.places)} ${order.coin}`);
  const atCodes = step.at === "codes" || step.at === "signing";
  const busy = action.locked || step.at === "checking" || step.at === "signing";
  return (
    <PlainFooter
      state={state}
      repair={
        error !== null && adviceOf(error)?.word === "pace" ? (
          <PacedButton onPress={back} />
        ) : (
          <Button variant="primary" size="lg" block onClick={again ? back : close}>
            {t(again ? "ui.error.retry" : "withdraw.change")}
          </Button>
        )
      }
      nothing={t("withdraw.nothingSent")}
      history={withdrawHistoryPath}
      endOf={({ id }) => ({ href: withdrawHistoryPath, recordId: id })}
      onClose={close}
    >
      {step.at === "blocked" ? (
        <>
          <Button variant="primary" size="lg" block onClick={close}>
            {t("withdraw.change")}
          </Button>
          <p className={hintClass}>{t("withdraw.nothingSent")}</p>
        </>
      ) : step.at === "unchecked" && step.error.kind === "NotLoggedIn" ? (
        <LogInButton />
      ) : (
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
      )}
    </PlainFooter>
  );
}
