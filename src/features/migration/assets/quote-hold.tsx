import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PriceHold } from "#src/money/price-hold.tsx";
import type { PricedConvert } from "./convert-session.ts";

/** The one price of all coins with its ring; then how far what was confirmed has come. */
export function QuoteHold({
  view,
  onEnd,
}: {
  readonly view: PricedConvert;
  readonly onEnd: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { quoteId, quoteExpireTime, heldMs, exchangeCoins } = view.quote;
  return (
    <PriceHold
      at={view.at}
      id={quoteId}
      expiresAt={quoteExpireTime}
      heldMs={heldMs}
      onEnd={onEnd}
      held="migration.convert.held"
      expired="migration.convert.expired"
      detail={t("migration.convert.together", { count: exchangeCoins.length })}
      sending={t("migration.convert.sending")}
    />
  );
}
