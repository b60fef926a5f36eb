import { ArrowDownToLine } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { windowBefore } from "#src/records/days-window.ts";
import { EarlierDays } from "#src/records/earlier-days.tsx";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { useChainControls } from "#src/records/use-chain-controls.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { useToday } from "#src/records/use-today.ts";
import { useFeature } from "#src/state/use-feature.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { useDepositTexts } from "../deposit-texts.ts";
import { depositPath } from "../paths.ts";
import { useDepositColumns } from "./deposit-columns.tsx";
import { DepositCsv } from "./deposit-csv.tsx";
import { depositFilters, depositSource, filterOf, kindOrder, statusOrder } from "./deposit-view.ts";

const drawer = lazyDrawer(() => import("./deposit-drawer.tsx"));

/** What came in, on-chain, from other users and as fiat money, in one list. */
export default function DepositHistory(): ReactNode {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  const iconOf = useCoinIcon("DEPOSIT");
  const state = useFilters(depositFilters);
  const earlier = windowBefore(state.view.dates, useToday());
  const none = t("deposit.history.none");
  const noneText = t("deposit.history.noneText");
  // The days are no filter: of them alone it can be said that they have none.
  const isNarrowed = state.filters.count(state.view, ["dates"]) > 0;
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
        source: depositSource,
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
      earlier={<EarlierDays days={earlier} href={state.hrefOf({ dates: earlier })} />}
      texts={{
        filtered: isNarrowed
          ? { title: t("deposit.history.noMatches"), text: t("deposit.history.noMatchesText") }
          : { title: none, text: noneText },
        tab: none,
        none,
        text: noneText,
        show: () => t("deposit.history.show"),
      }}
      end={<DepositCsv view={state.view} />}
    />
  );
}
