import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { limitHistoryPath } from "./limit-paths.ts";
import { canTryAgain, type OrderIntent } from "./order-intent.ts";
import { amountText } from "./order-text.ts";
import type { ReviewProps } from "./review-dialog.tsx";

const fine = names(text.caption, text.ink3, text.center);
const pair = css`display: grid; grid-template-columns: 1fr 1.6fr; gap: 12px;`;
const link = names(textLinkClass(), text.small, text.center);
const anyAccuracy = 18;

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
  const places = limit.convert.coinOf(intent.fromCoin)?.accuracyLength ?? anyAccuracy;
  const history = (
    <Link href={limitHistoryPath} className={link}>
      {t("convert.result.seeHistory")}
    </Link>
  );
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
          <p className={fine}>{t("convert.limit.placeHint")}</p>
        </>
      );
    case "looking-up":
    case "unknown":
      return history;
    case "refused":
      return canTryAgain(state.error.data.code) ? (
        <>
          <Button variant="primary" size="lg" block onClick={onPlace}>
            {t("convert.limit.tryAgain")}
          </Button>
          <p className={fine}>{t("convert.limit.nothingLocked")}</p>
        </>
      ) : (
        <>
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t("convert.limit.change")}
          </Button>
          <p className={fine}>{t("convert.limit.nothingLocked")}</p>
        </>
      );
    case "done":
      break;
  }
  return (
    <div className={pair}>
      <Link href={limitHistoryPath} className={buttonClass("secondary", "lg", true)}>
        {t("convert.result.seeHistory")}
      </Link>
      <Button variant="primary" size="lg" block onClick={onClose}>
        {t("convert.result.done")}
      </Button>
    </div>
  );
}
