import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { toast } from "#src/ui/toast.ts";
import type { Convert } from "../form/use-convert.ts";
import { amountText } from "./order-text.ts";

/** Long enough to be read: it came by itself. */
const shownMs = 6000;

const sayings: Partial<Record<LimitOrder["orderStatus"], typeof toast.info>> = {
  FILLED: toast.success,
  CANCELED: toast.success,
  FAILED: toast.fail,
};

/**
 * Says what orders became while the page was looked at, each once. A toast is a status message, so it is said aloud
 * too. `shownId`: of the order whose dialog says it itself.
 */
export function useOrderToasts(
  coinOf: Convert["coinOf"],
  endings: ReadonlyMap<string, LimitOrder>,
  shownId: string,
): void {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const shown = useRef(0);
  useEffect(() => {
    const news = [...endings.values()].slice(shown.current);
    shown.current = endings.size;
    const amount = (value: string, coin: string): string =>
      own(amountText(format, value, coinOf(coin)?.accuracyLength ?? anyAccuracy, coin));
    for (const { exchangeTxId, orderStatus, fromCoin, toCoin, fromAmount, toAmount } of news) {
      if (exchangeTxId === shownId) continue;
      const paid = amount(fromAmount, fromCoin);
      const detail =
        orderStatus === "FILLED"
          ? t("convert.limit.became", { from: paid, to: amount(toAmount, toCoin) })
          : t("convert.limit.released", { amount: paid });
      const say = sayings[orderStatus] ?? toast.info;
      say(t(`convert.limit.ended.${orderStatus}`), {
        id: `limit ${exchangeTxId}`,
        detail,
        durationMs: shownMs,
      });
    }
  }, [endings, shownId, t, format, own, coinOf]);
}
