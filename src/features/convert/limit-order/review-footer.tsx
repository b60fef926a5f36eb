import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { hintClass, LogInButton, OutcomeLinks, SeeHistory } from "#src/money/outcome-links.tsx";
import { Button } from "#src/ui/button.tsx";
import { limitHistoryPath } from "./limit-paths.ts";
import { canTryAgain, type OrderIntent } from "./order-intent.ts";
import { amountText } from "./order-text.ts";
import type { ReviewProps } from "./review-props.ts";
import { useLimitLogIn } from "./use-log-in.ts";

/** The one act that is right now: place, try again, or the way on. None while the outcome is not known. */
export function ReviewFooter({
  limit,
  intent,
  action,
  onPlace,
  onClose,
}: ReviewProps & { readonly intent: OrderIntent }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { state } = action;
  const logIn = useLimitLogIn(limit);
  const places = limit.convert.coinOf(intent.fromCoin)?.accuracyLength ?? anyAccuracy;
  switch (state.status) {
    case "idle":
    case "running":
      return (
        <>
          <Button variant="primary" size="lg" block busy={action.locked} onClick={onPlace}>
            {t("convert.limit.place", {
              amount: amountText(format, intent.fromAmount, places, intent.fromCoin),
            })}
          </Button>
          <p className={hintClass}>{t("convert.limit.placeHint")}</p>
        </>
      );
    case "looking-up":
      return <SeeHistory href={limitHistoryPath} />;
    case "refused":
      if (state.error.kind === "NotLoggedIn") return <LogInButton onLogIn={logIn} />;
      return canTryAgain(state.error.code) ? (
        <>
          <Button variant="primary" size="lg" block onClick={onPlace}>
            {t("convert.limit.tryAgain")}
          </Button>
          <p className={hintClass}>{t("convert.limit.nothingLocked")}</p>
        </>
      ) : (
        <>
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t("convert.limit.change")}
          </Button>
          <p className={hintClass}>{t("convert.limit.nothingLocked")}</p>
        </>
      );
    case "unknown":
      return null;
    case "done":
      break;
  }
  return <OutcomeLinks href={limitHistoryPath} recordId={state.data.exchangeTxId} onClose={onClose} />;
}
