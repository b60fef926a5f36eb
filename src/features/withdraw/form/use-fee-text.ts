import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { shareText } from "#src/i18n/share-text.ts";

type Fees = Pick<CoinChain, "withdrawFee" | "withdrawPercentageFee">;

/** What a network takes of a withdrawal, "1.00 USDT and 0.1%"; "" where it takes nothing. `unit`: "" where the coin stands beside it. */
export function useFeeText(): (fees: Fees, unit: string) => string {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return useCallback(
    ({ withdrawFee, withdrawPercentageFee }, unit) => {
      const amount = `${format.amount(withdrawFee, anyAccuracy)} ${unit}`.trim();
      const flat = isZeroText(withdrawFee) ? "" : bidiIsolate(amount);
      if (isZeroText(withdrawPercentageFee)) return flat;
      const percent = bidiIsolate(shareText(withdrawPercentageFee, i18n.language));
      return flat === "" ? percent : t("withdraw.percentFee", { flat, percent });
    },
    [t, i18n.language, format],
  );
}
