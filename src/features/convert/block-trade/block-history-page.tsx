import { Blocks, Wallet } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { leadColumn } from "#src/records/columns.tsx";
import { FilteredRecords } from "#src/records/filtered-records.tsx";
import { lazyDrawer } from "#src/records/lazy-drawer.ts";
import { SignedOutRecords } from "#src/records/signed-out-records.tsx";
import { UnderHeader } from "#src/records/under-header.tsx";
import { useFilters } from "#src/records/use-filters.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { buttonClass } from "#src/ui/button.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { useHistoryList } from "../history/use-history-list.ts";
import { useRowTexts } from "../history/use-row-texts.ts";
import { useBlockControls } from "./block-controls.ts";
import { blockConvertPath } from "./block-paths.ts";
import { blockFilterOf, blockFilters, blockSource } from "./block-view.ts";

const drawer = lazyDrawer(() => import("./block-drawer.tsx"));

/** /otc/history: block trades from every wallet, with the exact figures of each. */
export default function BlockHistoryPage(): ReactNode {
  const { t } = useTranslation();
  const title = t("nav.blockTradeHistory");
  const status = useSessionStatus();
  if (status !== "anonymous") return <History title={title} />;
  const texts = {
    none: t("convert.block.noneYet"),
    text: t("convert.block.noneText"),
    logIn: t("convert.records.signedOut"),
  };
  return <SignedOutRecords task title={title} icon={Blocks} texts={texts} />;
}

function History({ title }: { readonly title: string }): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(blockFilters);
  const list = useHistoryList();
  const columns = useBlockColumns(list.columns);
  return (
    <Page task title={title}>
      <UnderHeader>
        <FilteredRecords
          list={{ ...list, columns, source: blockSource, drawer, failed: t("convert.block.historyError") }}
          label={title}
          state={state}
          controls={useBlockControls()}
          filterOf={blockFilterOf}
          icon={Blocks}
          action={
            <Link href={blockConvertPath} className={buttonClass("primary")}>
              {t("convert.block.start")}
            </Link>
          }
          texts={{
            filtered: { title: t("convert.records.noMatches"), text: t("convert.records.noMatchesText") },
            tab: t("convert.block.noneOfAccount"),
            none: t("convert.block.noneYet"),
            text: t("convert.block.noneText"),
            show: (count) =>
              count === undefined ? t("convert.records.showSome") : t("convert.records.show", { count }),
          }}
        />
      </UnderHeader>
    </Page>
  );
}

/** All are of one kind: in its place stands the account. */
function useBlockColumns(
  columns: readonly Column<ConvertHistoryRow>[],
): readonly Column<ConvertHistoryRow>[] {
  const { t } = useTranslation();
  const { account } = useRowTexts();
  return useMemo(() => {
    const lead = leadColumn<ConvertHistoryRow>({
      head: t("convert.records.accountFilter"),
      iconOf: () => Wallet,
      textOf: ({ accountType }) => account(accountType),
    });
    return columns.map((column) => (column.id === lead.id ? lead : column));
  }, [columns, t, account]);
}
