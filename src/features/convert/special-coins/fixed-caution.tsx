import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Caution } from "#src/money/quote-flow-footer.tsx";
import { Note } from "#src/ui/note.tsx";
import { chargeList } from "../quote/quote-charges.ts";
import type { OpenView } from "../quote/quote-session.ts";
import { isFixed } from "./fixed-quote.ts";
import type { Exchanging } from "./use-special.ts";

/**
 * A price that is not at the fixed rate (where that can't be told exactly: by more than a tenth), or whose charges take more than a
 * tenth of it: said, and not confirmed by one press.
 */
export function useFixedCaution(special: Exchanging, view: OpenView): Caution {
  const { t } = useTranslation();
  const format = useFormat();
  const { quote } = view;
  const { quoteTxId, fromCoin, toCoin, fromAmount, toAmount } = quote;
  const charges = chargeList(quote);
  const isHeld = view.at === "held";
  const isCharged = isHeld && charges.length > 0;
  const share = useCall(
    "convert.chargesShare",
    { fromCoin, toCoin, fromAmount, toAmount, charges },
    { enabled: isCharged },
  );
  const fixed = isFixed(special, quote);
  const isUntold = isHeld && fixed === null;
  const off = useCall(
    "convert.quoteDifference",
    { quoted: fromAmount, received: toAmount, rate: special.product.fixedRate },
    { enabled: isUntold },
  );
  if (!isHeld) return null;
  if ((isCharged && share.status === "pending") || (isUntold && off.status === "pending")) return "pending";
  const percentOf = (value = "") => ({
    percent: bidiIsolate(format.percent(value.replace("-", ""), "share")),
  });
  const reasons = [
    ...(fixed === false ? [t("convert.specialCoins.notAtFixed")] : []),
    ...(isUntold && off.data?.isFar !== false
      ? [t("convert.specialCoins.offRate", percentOf(off.data?.percent))]
      : []),
    ...(isCharged && share.data?.isFar !== false
      ? [t("convert.specialCoins.chargesTake", percentOf(share.data?.percent))]
      : []),
  ];
  if (reasons.length === 0) return null;
  return {
    id: [quoteTxId, ...reasons].join("/"),
    reason: reasons.map((reason) => (
      <Note key={reason} tone="warn" announce>
        {reason}
      </Note>
    )),
    confirm: t("convert.specialCoins.confirmAnyway"),
  };
}
