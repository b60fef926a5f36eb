import { ArrowUpFromLine } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { useChainControls } from "#src/records/use-chain-controls.ts";
import { useDatedList } from "#src/records/use-dated-list.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { withdrawPath } from "../paths.ts";
import { useWithdrawTexts } from "../progress/withdraw-texts.ts";
import { useWithdrawNews, useWithdrawSource } from "./use-withdraw-source.ts";
import { useWithdrawColumns } from "./withdraw-columns.tsx";
import { WithdrawCsv } from "./withdraw-csv.tsx";
import { filterOf, kindOrder, statuses, statusOrder, withdrawFilters } from "./withdraw-view.ts";

const drawer = lazyDrawer(() => import("./withdraw-drawer.tsx"));

/** What went out, over networks and to other users, in one list. */
export default function WithdrawHistory(): ReactNode {
  const { t } = useTranslation();
  const texts = useWithdrawTexts();
  const iconOf = useCoinIcon("WITHDRAW");
  const state = useFilters(withdrawFilters);
  useWithdrawNews();
  const dated = useDatedList(state, {
    none: t("withdraw.history.none"),
    noneText: t("withdraw.history.noneText"),
    noMatches: t("withdraw.history.noMatches"),
    noMatchesText: t("withdraw.history.noMatchesText"),
    noTx: t("withdraw.history.noTx"),
    noTxIn: (range) => t("withdraw.history.noTxIn", { range }),
    noTxText: t("withdraw.history.noTxText"),
  });
  const controls = useChainControls({
    scene: "WITHDRAW",
    kinds: kindOrder,
    statuses: statusOrder,
    texts: {
      kind: t("withdraw.history.kind"),
      anyKind: t("withdraw.history.all"),
      coin: t("withdraw.coin"),
      kindOf: (kind) => t(`withdraw.history.tab.${kind}`),
      statusOf: (status) => t(`withdraw.state.${statuses[status]}`),
    },
  });
  return (
    <FilteredRecords
      list={{
        source: useWithdrawSource(),
        columns: useWithdrawColumns(iconOf),
        rowLabel: texts.row,
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
      earlier={dated.earlier}
      texts={{
        ...dated.texts,
        show: () => t("withdraw.history.show"),
      }}
      end={<WithdrawCsv view={state.view} />}
    />
  );
}
