import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { useSame } from "#src/records/use-same.ts";
import { LedgerCard } from "../ledger-card.tsx";
import { useLedgerSpan } from "../span.ts";
import { useLedgerCoins } from "../use-ledger-coins.ts";
import { useFundingColumns } from "./funding-columns.tsx";
import { useFundingControls } from "./funding-controls.ts";
import { FundingCsv } from "./funding-csv.tsx";
import { filterOf, fundingFilters, fundingId, fundingTime } from "./funding-view.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

const drawer = lazyDrawer<FundingRow>(() => import("./funding-drawer.tsx"));

/** /records/asset-history: what came to the funding account and left it, each with the balance after it. */
export default function AssetHistoryPage(): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(fundingFilters);
  const at = useLedgerSpan(state.view);
  const list = useSame({ ...at.look, filter: filterOf(state.view, at) });
  const fetch = useCallback(
    async (row: number) => {
      const answer = await bridge.call("ledger.funding", { ...list, row }, { silent: true });
      return answer.kind === "ok" ? answer.data : null;
    },
    [list],
  );
  const { coins } = useLedgerCoins("eb_convert_funding");
  return (
    <LedgerCard
      title={t("nav.assetHistory")}
      state={state}
      controls={useFundingControls(at.today)}
      at={at}
      csv={<FundingCsv filter={list.filter} />}
      fetch={fetch}
      idOf={fundingId}
      timeOf={fundingTime}
      {...useFundingColumns(useCoinIcons(coins))}
      rowLabel={useFundingTexts().row}
      drawer={drawer}
    />
  );
}
