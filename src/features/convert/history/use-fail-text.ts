import { useCallback } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";

/** Why a conversion failed, by its code (F5.*), and that the money is back. */
export function useFailText(): (record: ConvertHistoryRow) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ failCode }: ConvertHistoryRow) => {
      const back = t("convert.records.failed");
      if (failCode === 0) return back;
      const reason = t(String(failCode), {
        ns: "inverse-error-code",
        defaultValue: t("convert.records.failCode", { code: failCode }),
      });
      return `${reason} ${back}`;
    },
    [t],
  );
}
