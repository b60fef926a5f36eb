import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerRow } from "#shared/contract/records.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { useSame } from "#src/records/use-same.ts";
import { LedgerCard } from "../ledger-card.tsx";
import { useLedgerSpan } from "../span.ts";
import { useDerivativesColumns } from "./derivatives-columns.tsx";
import { useDerivativesControls } from "./derivatives-controls.ts";
import { DerivativesCsv } from "./derivatives-csv.tsx";
import { derivativesFilters, entryId, entryTime, filterOf } from "./derivatives-view.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

const drawer = lazyDrawer<LedgerRow>(() => import("./derivatives-drawer.tsx"));

/** /records/derivatives: trades, fees, funding and settlements of the unified account, and what came and went. */
export default function DerivativesPage(): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(derivativesFilters);
  const at = useLedgerSpan(state.view);
  const list = useSame({ ...at.look, filter: filterOf(state.view, at) });
  const fetch = useCallback(
    async (row: number) => {
      const answer = await bridge.call("ledger.derivatives", { ...list, row }, { silent: true });
      return answer.kind === "ok" ? answer.data : null;
    },
    [list],
  );
  return (
    <LedgerCard
      title={t("nav.derivatives")}
      state={state}
      controls={useDerivativesControls(at.today)}
      at={at}
      csv={<DerivativesCsv filter={list.filter} />}
      fetch={fetch}
      idOf={entryId}
      timeOf={entryTime}
      {...useDerivativesColumns()}
      rowLabel={useEntryTexts().row}
      drawer={drawer}
      plain
    />
  );
}
