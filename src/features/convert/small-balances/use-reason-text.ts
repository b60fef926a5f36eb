import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SmallReason } from "#shared/contract/small-balance.ts";
import { useFormat } from "#src/i18n/format.ts";

/** Why a coin is not eligible, in words. `at`: when it leaves the exchange, ms. */
export function useReasonText(): (reason: SmallReason, at: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (reason: SmallReason, at: number) => {
      if (reason === "leaving" && at === 0) return t("convert.smallBalances.leavingSoon");
      return t(`convert.smallBalances.reason.${reason}`, { date: format.date(at) });
    },
    [t, format],
  );
}
