import { Snowflake } from "lucide";
import { type ReactNode, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { frozenReasons } from "#shared/domain/frozen-reasons.ts";
import { coinFilter } from "#src/records/coin-filter.tsx";
import { FilterBar } from "#src/records/filter-bar.tsx";
import type { FilterControl } from "#src/records/filter-control.ts";
import { cardClass } from "#src/records/list-style.ts";
import { NoRecords } from "#src/records/no-records.tsx";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import { useCoinIcons } from "#src/records/use-coin-icons.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useLedgerCoins } from "../use-ledger-coins.ts";
import { FrozenList } from "./frozen-list.tsx";
import { type FrozenView, frozenFilters } from "./frozen-view.ts";
import { useFrozen } from "./use-frozen.ts";
import { useFrozenValue } from "./use-frozen-value.ts";

const sum = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 12px 40px; margin-block-end: 24px;
  & > p { flex: 1 1 18rem; max-width: 34rem; }
  ${media.phone} { margin-block-end: 16px; }
`;
const unfiltered = {};

/** /records/frozen-assets: what cannot be moved, why, until when, and what frees it. */
export default function FrozenPage(): ReactNode {
  const { t } = useTranslation();
  const state = useFilters(frozenFilters);
  const { coin, reason } = state.view;
  const frozen = useFrozen({ ...(coin !== "" && { coin }), ...(reason !== "" && { reason }) });
  // The sum is of everything, whatever fits the filters.
  const all = useFrozen(unfiltered);
  const value = useFrozenValue(all.list);
  const isOld = all.list !== undefined && all.error !== null;
  const sumOfAll = all.list?.length === 0 ? "0" : value.total;
  const { coins, failed, onRetry } = useLedgerCoins("eb_convert_funding");
  const iconOf = useCoinIcons(coins);
  const names = useMemo(() => new Map(coins?.map(({ coin: code, fullName }) => [code, fullName])), [coins]);
  const nameOf = useCallback((code: string) => names.get(code) ?? "", [names]);
  const controls = useMemo(
    (): readonly FilterControl<FrozenView>[] => [
      coinFilter("coin", {
        label: t("ledger.coin"),
        iconOf,
        usual: ["USDT", "BTC", "ETH"],
        source: { coins, failed, onRetry },
      }),
      oneChoiceFilter("reason", {
        label: t("ledger.frozen.why"),
        any: t("ledger.frozen.anyReason"),
        choices: frozenReasons,
        textOf: (why) => t(`ledger.frozen.reason.${why}`),
      }),
    ],
    [t, coins, failed, onRetry, iconOf],
  );
  return (
    <Page title={t("nav.frozen")}>
      {/* None is a sum as well: one that comes late would move the page. */}
      <Card pad="md" className={sum} aria-label={t("ledger.frozen.inAll")}>
        <div>
          <div className={cx(text.small, text.ink2)}>{t("ledger.frozen.inAll")}</div>
          <BigAmount unit={value.currency} stale={isOld || (value.stale && value.total !== "")}>
            <OwnFigure kind="amount" value={all.whole ? sumOfAll : ""} places={2} muteFraction live />
          </BigAmount>
        </div>
        <p className={cx(text.small, text.ink2)}>{t("ledger.frozen.text")}</p>
      </Card>
      <Card className={cardClass} aria-label={t("nav.frozen")}>
        <FilterBar state={state} controls={controls} renderMatches={() => t("ledger.show")} />
        <FrozenList
          state={frozen}
          iconOf={iconOf}
          nameOf={nameOf}
          value={value}
          empty={
            <NoRecords
              state={state}
              icon={Snowflake}
              action={
                <Link href="/" className={buttonClass()}>
                  {t("ledger.frozen.emptyAction")}
                </Link>
              }
              texts={{
                filtered: { title: t("ledger.frozen.noMatches"), text: t("ledger.frozen.noMatchesText") },
                tab: "",
                none: t("ledger.frozen.empty"),
                text: t("ledger.frozen.emptyText"),
              }}
            />
          }
        />
      </Card>
    </Page>
  );
}
