import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { DeliberateAct } from "#src/money/deliberate-act.tsx";
import { hintClass } from "#src/money/outcome-links.tsx";
import { PlainFooter } from "#src/money/plain-footer.tsx";
import { canTryAgain } from "#src/money/try-again.ts";
import { Button } from "#src/ui/button.tsx";
import { Note } from "#src/ui/note.tsx";
import { limitHistoryPath } from "./limit-paths.ts";
import type { OrderIntent } from "./order-intent.ts";
import { amountText } from "./order-text.ts";
import type { ReviewProps } from "./review-props.ts";
import { isUncompared, newestLimit } from "./use-limit.ts";
import { useLimitLogIn } from "./use-log-in.ts";

/** The one act that is right now: place, try again, or the way on. */
export function ReviewFooter(props: ReviewProps & { readonly intent: OrderIntent }): ReactNode {
  const { limit, intent, action, onPlace, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { state, locked } = action;
  const again = state.status === "refused" && canTryAgain(state.error.code);
  const { fromAmount, fromCoin } = intent;
  const places = limit.convert.coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  const [isTold, setIsTold] = useState(false);
  if (!isTold && isUncompared(newestLimit(limit))) setIsTold(true);
  // Once told it is asked for as long as this review stands: a market that comes back puts no other button below a finger.
  const place = (act: string): ReactNode =>
    isTold && !locked ? (
      <DeliberateAct
        reason={
          <Note tone="warn" announce>
            {t("convert.limit.uncompared")}
          </Note>
        }
        act={act}
        confirm={t("convert.limit.confirmAnyway")}
        onAct={onPlace}
      />
    ) : (
      <Button variant="primary" size="lg" block busy={locked} onClick={onPlace}>
        {act}
      </Button>
    );
  return (
    <PlainFooter
      state={state}
      repair={
        again ? (
          place(t("convert.limit.tryAgain"))
        ) : (
          <Button variant="primary" size="lg" block onClick={onClose}>
            {t("convert.limit.change")}
          </Button>
        )
      }
      nothing={t("convert.limit.nothingLocked")}
      history={limitHistoryPath}
      endOf={({ exchangeTxId }) => ({ href: limitHistoryPath, recordId: exchangeTxId })}
      onClose={onClose}
      onLogIn={useLimitLogIn(limit)}
    >
      {place(t("convert.limit.place", { amount: amountText(format, fromAmount, places, fromCoin) }))}
      <p className={hintClass}>{t("convert.limit.placeHint")}</p>
    </PlainFooter>
  );
}
