import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The wallet of a batch, by the name of its account or of its source. */
export function useAccountText(): (accountType: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (accountType: string) => t(accountType.endsWith("_uta") ? "account.unified" : "convert.account.funding"),
    [t],
  );
}
