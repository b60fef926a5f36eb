import { Search, X } from "lucide";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { searchCoins } from "#src/entry/coin-list.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { CardBody, cardHeadClass } from "#src/ui/card.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, cx } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { text } from "#src/ui/text.ts";
import type { Convert } from "../../form/use-convert.ts";
import { priceCoin } from "../../pair-symbol.ts";
import { listingDay } from "./listing-day.ts";
import type { PriceRowProps } from "./price-row.tsx";
import type { PriceSort } from "./price-sort.ts";
import { PriceTable } from "./price-table.tsx";
import type { PriceTab } from "./price-tabs.ts";
import { type PriceLists, usePriceLists } from "./use-price-lists.ts";
import { useSortedCodes } from "./use-sorted-codes.ts";

export interface PriceListProps extends Pick<Convert, "coins" | "coinOf"> {
  readonly onConvert: (coin: string) => void;
}

const search = cx(flow.notPhone, css`width: 200px; flex: none; margin-block: -8px;`);
const phoneSearch = css`padding: 8px 16px; border-block-end: 1px solid var(--line);`;
const none = cx(text.ink2, text.center, css`padding: 32px 20px;`);

/** Tabs, search and table of the price list. */
export default function PriceList({ coins: known, coinOf, onConvert }: PriceListProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const panelId = useId();
  const [chosen, setChosen] = useState<PriceTab>("popular");
  const [query, setQuery] = useState("");
  const [searching, setSearching] = useState(false);
  const [sort, setSort] = useState<PriceSort>(null);
  const coins = known.data?.coins ?? noCoins;
  const lists = usePriceLists(coins);
  const tab = lists.tabs.includes(chosen) ? chosen : (lists.tabs[0] ?? "popular");
  const wanted = query.trim();
  const listed = lists.coinsOf(tab);
  const found = useMemo(
    () =>
      wanted === ""
        ? null
        : searchCoins(coins, wanted)
            .map(({ coin }) => coin)
            .filter((code) => code !== priceCoin),
    [coins, wanted],
  );
  const codes = useSortedCodes(found ?? listed, sort);
  const label =
    coins.length === 0
      ? t("convert.list.searchShort")
      : t("convert.list.search", { coins: format.count(coins.length) });
  const field = <SearchField label={label} value={query} onChange={setQuery} />;

  function aboutOf(code: string): Pick<PriceRowProps, "about" | "announced"> {
    const began = found === null && tab === "new" ? lists.listedAt(code) : undefined;
    if (began === undefined) return { about: coinOf(code)?.fullName ?? "" };
    const announced = t("convert.list.listed", { date: format.date(began) });
    return { about: listingDay(format.language, began, serverNow()), announced };
  }

  return (
    <>
      <div className={cardHeadClass}>
        <Tabs
          variant="head"
          label={t("convert.list.label")}
          panelId={panelId}
          items={lists.tabs.map((id) => ({ id, label: t(`convert.list.${id}`) }))}
          value={tab}
          onChange={(next) => {
            setChosen(next);
            setQuery("");
          }}
          className={flow.grow}
        />
        <div className={search}>{field}</div>
        <span className={flow.onlyPhone}>
          <IconButton
            label={t(searching ? "convert.list.closeSearch" : "convert.list.searchShort")}
            icon={searching ? X : Search}
            aria-expanded={searching}
            onClick={() => {
              setSearching(!searching);
              setQuery("");
            }}
          />
        </span>
      </div>
      {searching && <div className={cx(flow.onlyPhone, phoneSearch)}>{field}</div>}
      <StaleRegion id={panelId} role="tabpanel" aria-label={t(`convert.list.${tab}`)}>
        {codes.length > 0 ? (
          <PriceTable
            key={found === null ? tab : "found"}
            label={t("convert.list.label")}
            codes={codes}
            iconOf={(code) => coinOf(code)?.icon}
            aboutOf={aboutOf}
            sort={sort}
            onSort={setSort}
            onConvert={onConvert}
          />
        ) : (
          <Nothing query={wanted} tab={tab} lists={lists} />
        )}
      </StaleRegion>
    </>
  );
}

const noCoins = [] as const;

interface NothingProps {
  readonly query: string;
  readonly tab: PriceTab;
  readonly lists: PriceLists;
}

function Nothing({ query, tab, lists }: NothingProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (query !== "") {
    return (
      <p className={none} role="status">
        {t("convert.list.none", { query })}
      </p>
    );
  }
  const error = lists.errorOf(tab);
  return (
    <CardBody>
      {error === null ? (
        <SkeletonRows count={8} />
      ) : (
        <ErrorState
          title={t("convert.list.error")}
          message={errorText(error)}
          onRetry={() => lists.retry(tab)}
        />
      )}
    </CardBody>
  );
}
