import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { ProgressHold } from "#src/money/progress-hold.tsx";
import { useSecondsLeft } from "#src/ui/countdown.ts";
import { Hold } from "#src/ui/hold.tsx";
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
  if (view.at === "held" || view.at === "expired") {
    return <Counted key={view.quote.quoteId} view={view} onEnd={onEnd} />;
  }
  return <ProgressHold at={view.at} detail={t("migration.convert.sending")} />;
}

function Counted({ view, onEnd }: { readonly view: PricedConvert; readonly onEnd: () => void }): ReactNode {
  const { t } = useTranslation();
  const { quoteExpireTime, heldMs } = view.quote;
  const left = useSecondsLeft({ expiresAtMs: Number(quoteExpireTime), now: serverNow, onEnd });
  const seconds = view.at === "held" ? left : 0;
  const total = Math.max(1, Math.round(heldMs / 1000));
  return (
    <Hold
      state={{ kind: "counting", seconds, total }}
      title={seconds === 0 ? t("migration.convert.expired") : t("migration.convert.held", { count: seconds })}
      detail={t("migration.convert.together", { count: view.quote.exchangeCoins.length })}
    />
  );
}
