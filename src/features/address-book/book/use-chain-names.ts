import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { universal } from "../paths.ts";

/** "TRX TRC20" of the catalogue, by network. */
export function useChainNames(): (chain: string) => string {
  const { data } = useCall("coins.list", { scene: "WITHDRAW" });
  const names = useMemo(() => chainNames(data?.list.flatMap(({ networks }) => networks ?? []) ?? []), [data]);
  return useCallback((chain: string) => names.get(chain) ?? chain, [names]);
}

export function chainNames(networks: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    networks.map((text) => {
      const at = text.indexOf(" ");
      return at < 0 ? [text, text] : [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}

/** The coin of an entry in words. */
export function useCoinWord(): (entry: Pick<BookEntry, "coin">) => string {
  const { t } = useTranslation();
  return useCallback(({ coin }) => (coin === universal ? t("addressBook.everyCoin") : coin), [t]);
}
