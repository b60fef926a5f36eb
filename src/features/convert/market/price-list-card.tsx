import { Search, X } from "lucide";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Card, CardBody, cardHeadClass } from "#src/ui/card.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { css, names } from "#src/ui/style.ts";
import { Tabs } from "#src/ui/tabs.tsx";
import { text } from "#src/ui/text.ts";
import { searchCoins } from "../coins/coin-list.ts";
import type { Convert } from "../form/use-convert.ts";
import { priceCoin } from "../pair-symbol.ts";
import { cardClass } from "./price-list-style.ts";
import { PriceTable } from "./price-table.tsx";
import { type PriceTab, tabCoins } from "./price-tabs.ts";

const search = names(flow.notPhone, css`width: 200px; flex: none; margin-block: -8px;`);
const phoneSearch = css`padding: 8px 16px; border-block-end: 1px solid var(--line);`;
const none = names(text.ink2, text.center, css`padding: 32px 20px;`);

export interface PriceListCardProps {
  readonly convert: Convert;
  readonly onConvert: (coin: string) => void;
}

/** Live prices in a few tabs and over all coins; a row puts its coin into the form. */
export function PriceListCard({ convert, onConvert }: PriceListCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const panelId = useId();
  const [chosen, setChosen] = useState<PriceTab>("popular");
  const [words, setWords] = useState("");
  const [searching, setSearching] = useState(false);
  const lists = usePriceLists(convert);
  const tab = lists.tabs.has(chosen) ? chosen : (lists.tabs.keys().next().value ?? "popular");
  const coins = convert.coins.data?.coins;
  const found = useMemo(
    () =>
      searchCoins(coins ?? [], words)
        .map((coin) => coin.coin)
        .filter((code) => code !== priceCoin),
    [coins, words],
  );
  const codes = words.trim() === "" ? (lists.tabs.get(tab) ?? []) : found;
  const label =
    coins === undefined
      ? t("convert.list.searchShort")
      : t("convert.list.search", { coins: format.count(coins.length) });
  const field = <SearchField label={label} value={words} onChange={setWords} />;
  return (
    <Card className={cardClass} aria-label={t("convert.list.label")}>
      <div className={cardHeadClass}>
        <Tabs
          variant="head"
          label={t("convert.list.label")}
          panelId={panelId}
          items={[...lists.tabs.keys()].map((id) => ({ id, label: t(`convert.list.${id}`) }))}
          value={tab}
          onChange={(next) => {
            setChosen(next);
            setWords("");
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
              setWords("");
            }}
          />
        </span>
      </div>
      {searching && <div className={names(flow.onlyPhone, phoneSearch)}>{field}</div>}
      <StaleRegion id={panelId} role="tabpanel" aria-label={t(`convert.list.${tab}`)}>
        {codes.length > 0 ? (
          <PriceTable
            key={words.trim() === "" ? tab : "found"}
            label={t("convert.list.label")}
            codes={codes}
            coinOf={convert.coinOf}
            onConvert={onConvert}
          />
        ) : (
          <Nothing words={words.trim()} lists={lists} />
        )}
      </StaleRegion>
    </Card>
  );
}

interface PriceLists {
  readonly tabs: ReadonlyMap<PriceTab, readonly string[]>;
  readonly pending: boolean;
  readonly failed: (() => void) | null;
  readonly message: string;
}

function usePriceLists({ coins }: Convert): PriceLists {
  const errorText = useErrorText();
  const recommended = useCall("market.recommended", { scene: "convert" });
  const added = useCall("market.recentlyAdded", {});
  const tabs = useMemo(
    () =>
      tabCoins({
        coins: coins.data?.coins ?? [],
        recommended: (recommended.data?.list ?? [])
          .toSorted((a, b) => a.sort - b.sort)
          .map((row) => row.baseCoin),
        added: (added.data?.list ?? []).map((row) => row.baseCoin),
      }),
    [coins.data, recommended.data, added.data],
  );
  return {
    tabs,
    pending: recommended.status === "pending",
    failed: recommended.status === "error" ? recommended.refetch : null,
    message: recommended.error === null ? "" : errorText(recommended.error),
  };
}

function Nothing({ words, lists }: { readonly words: string; readonly lists: PriceLists }): ReactNode {
  const { t } = useTranslation();
  if (words !== "") {
    return (
      <p className={none} role="status">
        {t("convert.list.none", { words })}
      </p>
    );
  }
  return (
    <CardBody>
      {lists.failed === null ? (
        <SkeletonRows count={8} />
      ) : (
        <ErrorState title={t("convert.list.error")} message={lists.message} onRetry={lists.failed} />
      )}
    </CardBody>
  );
}
