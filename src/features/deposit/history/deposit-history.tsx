import { ArrowDownToLine } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { useChainControls } from "#src/records/use-chain-controls.ts";
import { useDatedList } from "#src/records/use-dated-list.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { useFeature } from "#src/state/use-feature.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { useDepositTexts } from "../deposit-texts.ts";
import { depositPath } from "../paths.ts";
import { useDepositColumns } from "./deposit-columns.tsx";
import { DepositCsv } from "./deposit-csv.tsx";
import { depositFilters, filterOf, kindOrder, statusOrder } from "./deposit-view.ts";
import { useDepositSource } from "./use-deposit-source.ts";

const drawer = lazyDrawer(() => import("./deposit-drawer.tsx"));

/** What came in, on-chain, from other users and as fiat money, in one list. */
export default function DepositHistory(): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const iconOf = useCoinIcon("DEPOSIT");
  const state = useFilters(depositFilters);
  const dated = useDatedList(state, {
    none: t("deposit.history.none"),
    noneText: t("deposit.history.noneText"),
    noMatches: t("deposit.history.noMatches"),
    noMatchesText: t("deposit.history.noMatchesText"),
    noTx: t("deposit.history.noTx"),
    noTxIn: (range) => t("deposit.history.noTxIn", { range }),
    noTxText: t("deposit.history.noTxText"),
  });
  const title = t("deposit.history.title");
  const hasFiat = useFeature("fiatDeposit");
  const controls = useChainControls({
    scene: "DEPOSIT",
    kinds: hasFiat ? kindOrder : kindOrder.filter((kind) => kind !== "fiat"),
    statuses: statusOrder,
    texts: {
      kind: t("deposit.history.kind"),
      anyKind: t("deposit.all"),
      coin: t("deposit.coin"),
      kindOf: (kind) => t(`deposit.history.tab.${kind}`),
      statusOf: (status) => t(`deposit.history.status.${status}`),
    },
  });
  return (
    <FilteredRecords
      list={{
        source: useDepositSource(),
        columns: useDepositColumns(iconOf),
        rowLabel: texts.row,
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
      earlier={dated.earlier}
      texts={{
        ...dated.texts,
        show: () => t("deposit.history.show"),
      }}
      end={<DepositCsv view={state.view} />}
    />
  );
}
