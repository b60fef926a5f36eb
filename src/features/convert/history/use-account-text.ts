import { useCallback } from "react";
import { accountOfSource } from "#shared/domain/convert-sources.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { HistoryAccount } from "./history-view.ts";

const accounts: Readonly<Record<string, HistoryAccount>> = {
  fiat: "funding",
  uta: "unified",
  unified: "unified",
  spot: "spot",
};

/** The account that a record's source takes from, in words; a source of a later server says its own name. */
export function useAccountText(): (source: string) => string {
  const { t } = useTranslation();
  return useCallback(
    (source: string) => {
      const key = accountOfSource(source);
      const account = key === null ? undefined : accounts[key];
      return account === undefined ? source : t(`convert.records.account.${account}`);
    },
    [t],
  );
}
