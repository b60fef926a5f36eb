import { ArrowDownToLine } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { coinFilter } from "#src/records/coin-filter.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { idFilter } from "#src/records/id-filter.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcon, useFilterCoins } from "#src/records/listed-coins.ts";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { windowFilter } from "#src/records/window-filter.tsx";
import { buttonClass } from "#src/ui/button.tsx";
import { useDepositWords } from "../deposit-words.ts";
import { depositPath } from "../paths.ts";
import { useDepositColumns } from "./deposit-columns.tsx";
import { DepositCsv } from "./deposit-csv.tsx";
import {
  type DepositView,
  depositFilters,
  depositSource,
  filterOf,
  kindOrder,
  statusOrder,
} from "./deposit-view.ts";

const drawer = lazyDrawer(() => import("./deposit-drawer.tsx"));

/** What came in, on-chain and from other users, in one list. */
export default function DepositHistory(): ReactNode {
  const { t } = useTranslation();
  const words = useDepositWords();
  const iconOf = useCoinIcon("DEPOSIT");
  const { coins, failed, onRetry } = useFilterCoins("DEPOSIT");
  const state = useFilters(depositFilters);
  const title = t("deposit.history.title");
  const controls = useMemo(
    (): readonly FilterControl<DepositView>[] => [
      windowFilter("dates"),
      oneChoiceFilter("kind", {
        label: t("deposit.history.kind"),
        any: t("deposit.all"),
        choices: kindOrder,
        textOf: (kind) => t(`deposit.history.tab.${kind}`),
      }),
      coinFilter("coin", {
        label: t("deposit.coin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source: { coins, failed, onRetry },
      }),
      oneChoiceFilter("status", {
        label: t("records.status"),
        any: t("records.anyStatus"),
        choices: statusOrder,
        textOf: (status) => t(`deposit.history.status.${status}`),
      }),
      idFilter("txId", "TxID"),
    ],
    [t, coins, failed, onRetry, iconOf],
  );
  return (
    <FilteredRecords
      list={{
        source: depositSource,
        columns: useDepositColumns(iconOf),
        rowLabel: words.row,
        failed: t("deposit.history.error"),
        shown: (count) => t("deposit.history.shown", { count }),
        drawer,
      }}
      label={title}
      state={state}
      controls={controls}
      filterOf={filterOf}
      icon={ArrowDownToLine}
      action={
        <Link href={depositPath} className={buttonClass("primary")}>
          {t("nav.deposit")}
        </Link>
      }
      words={{
        filtered: { title: t("deposit.history.nothingFits"), text: t("deposit.history.nothingFitsText") },
        tab: t("deposit.history.none"),
        none: t("deposit.history.none"),
        text: t("deposit.history.noneText"),
        show: () => t("deposit.history.show"),
      }}
      end={<DepositCsv />}
    />
  );
}
