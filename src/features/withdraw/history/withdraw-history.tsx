import { ArrowUpFromLine } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { bridge } from "#src/bridge/bridge.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import { CsvButton } from "#src/records/csv-button.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { idFilter } from "#src/records/id-filter.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcon, useFilterCoins } from "#src/records/listed-coins.ts";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { windowFilter } from "#src/records/window-filter.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { withdrawPath } from "../paths.ts";
import { useWithdrawWords } from "../progress/withdraw-words.ts";
import { useCsvWords } from "./use-csv-words.ts";
import { useWithdrawColumns } from "./withdraw-columns.tsx";
import {
  filterOf,
  kindOrder,
  statuses,
  statusOrder,
  type WithdrawView,
  withdrawFilters,
  withdrawSource,
} from "./withdraw-view.ts";

const drawer = lazyDrawer(() => import("./withdraw-drawer.tsx"));

/** What went out, over networks and to other users, in one list. */
export default function WithdrawHistory(): ReactNode {
  const { t } = useTranslation();
  const words = useWithdrawWords();
  const iconOf = useCoinIcon("WITHDRAW");
  const { coins, failed, onRetry } = useFilterCoins("WITHDRAW");
  const state = useFilters(withdrawFilters);
  const csvWords = useCsvWords();
  const controls = useMemo(
    (): readonly FilterControl<WithdrawView>[] => [
      windowFilter("dates"),
      oneChoiceFilter("kind", {
        label: t("withdraw.history.kind"),
        any: t("withdraw.history.all"),
        choices: kindOrder,
        textOf: (kind) => t(`withdraw.history.tab.${kind}`),
      }),
      coinFilter("coin", {
        label: t("withdraw.coin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source: { coins, failed, onRetry },
      }),
      oneChoiceFilter("status", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: statusOrder,
        textOf: (status) => t(`withdraw.state.${statuses[status]}`),
      }),
      idFilter("txId", "TxID"),
    ],
    [t, coins, failed, onRetry, iconOf],
  );
  return (
    <FilteredRecords
      list={{
        source: withdrawSource,
        columns: useWithdrawColumns(iconOf),
        rowLabel: words.row,
        failed: t("withdraw.history.error"),
        shown: (count) => t("withdraw.history.shown", { count }),
        drawer,
      }}
      label={t("withdraw.history.title")}
      state={state}
      controls={controls}
      filterOf={filterOf}
      icon={ArrowUpFromLine}
      action={
        <Link href={withdrawPath} className={buttonClass("primary")}>
          {t("nav.withdraw")}
        </Link>
      }
      words={{
        filtered: { title: t("withdraw.history.nothingFits"), text: t("withdraw.history.nothingFitsText") },
        tab: t("withdraw.history.none"),
        none: t("withdraw.history.none"),
        text: t("withdraw.history.noneText"),
        show: () => t("withdraw.history.show"),
      }}
      end={
        <CsvButton
          run={() => bridge.call("withdraw.csv", { filter: filterOf(state.view), words: csvWords() })}
          fileName="coffer-withdrawals"
          none={t("withdraw.history.csvNone")}
        />
      }
    />
  );
}
