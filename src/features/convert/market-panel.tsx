import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter";
import type { PickFor } from "#src/entry/coin-list.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";
import { writeMode } from "./convert-mode.ts";
import { CoinPick } from "./form/coin-pick.tsx";
import { FormCard } from "./form/form-card.tsx";
import { MainButton } from "./form/main-button.tsx";
import type { Convert } from "./form/use-convert.ts";
import { PairCard } from "./market/pair-card.tsx";
import { PairFrame } from "./market/pair-frame.tsx";
import { PriceListCard } from "./market/price-list-card.tsx";
import { convertPath } from "./paths.ts";

const QuoteDialog = lazy(importWithRetry(() => import("./quote/quote-dialog.tsx")));

const OpenOrdersStrip = lazy(importWithRetry(() => import("./limit-order/open-orders-strip.tsx")));
const ConvertPanels = lazy(importWithRetry(() => import("./panels/convert-panels.tsx")));

/**
 * The form, its open orders and, in the row below, what explains it; the market at their side, or between them in one
 * column. Questions and answers stand below both, in lines of a length that reads well.
 */
const grid = css`grid-template-rows: auto auto 1fr; @media (max-width: 74.9375em) { grid-template-rows: none; }`;
const aside = css`@media (min-width: 75em) { grid-area: 1 / 2 / span 3; }`;
/** Without orders there is no gap either. */
const ordersPlace = css`grid-column: 1; &:not(:has(> section)) { display: contents; }`;

/** One coin into another at a quote. */
export function MarketPanel({ convert }: { readonly convert: Convert }): ReactNode {
  const { t } = useTranslation();
  const { change, session, view } = convert;
  const { fromCoin, toCoin } = convert.form;
  const [picking, setPicking] = useState<PickFor | null>(null);
  const [announced, setAnnounced] = useState("");
  const search = useSearch();
  useEffect(() => () => change({ type: "marked", as: { waiting: false } }), [change]);
  // Whatever goes on after its dialog, which goes with this mode, is told by a notification.
  useEffect(() => () => session?.abandon(), [session]);

  const offer = useCallback(
    (coin: string) => {
      change({ type: "offered", coin });
      setAnnounced(t("convert.list.offered", { coin }));
      enterForm();
    },
    [change, t],
  );

  function closeDialog(): void {
    const converted = view.at === "settled" && view.record.exchangeStatus === "success";
    const sent = converted || view.at === "unsettled";
    if (session?.close() && sent) change({ type: "converted" });
  }

  return (
    <>
      <div className={cx(columns.convert, grid)}>
        <FormCard convert={convert} onPick={setPicking} />
        <div className={cx(flow.stack6, aside)}>
          <AfterFrame fallback={<PairFrame fromCoin={fromCoin} toCoin={toCoin} />}>
            <PairCard fromCoin={fromCoin} toCoin={toCoin} coins={convert.coins} coinOf={convert.coinOf} />
          </AfterFrame>
          <AfterFrame>
            <PriceListCard coins={convert.coins} coinOf={convert.coinOf} onConvert={offer} />
          </AfterFrame>
        </div>
        {/* What comes late stands below what is in sight: in one column the market keeps its place. */}
        {session !== null && convert.signedIn === "logged-in" && (
          <Suspense fallback={null}>
            <div className={ordersPlace}>
              <OpenOrdersStrip coinOf={convert.coinOf} href={convertPath + writeMode(search, "limit")} />
            </div>
          </Suspense>
        )}
        <Suspense fallback={null}>
          {session !== null && (
            <ConvertPanels
              account={convert.account}
              form={convert.form}
              signedIn={convert.signedIn}
              issue={convert.row?.issue?.code ?? ""}
            />
          )}
        </Suspense>
      </div>
      <ActionBar>
        <MainButton convert={convert} />
      </ActionBar>
      <span className={hiddenText} role="status">
        {announced}
      </span>
      <CoinPick convert={convert} pickFor={picking} onPickFor={setPicking} />
      {session !== null && (
        <Suspense fallback={null}>
          <QuoteDialog convert={{ ...convert, session }} onClose={closeDialog} />
        </Suspense>
      )}
    </>
  );
}

/** A coin chosen far below is of use only where its amount is typed. */
function enterForm(): void {
  const form = document.getElementById("convert-form");
  form?.scrollIntoView({ block: "nearest" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}
