import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PickFor } from "#src/entry/coin-list.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";
import { CoinPick } from "./form/coin-pick.tsx";
import { FormCard } from "./form/form-card.tsx";
import { MainButton } from "./form/main-button.tsx";
import type { Convert } from "./form/use-convert.ts";
import { PairCard } from "./market/pair-card.tsx";
import { PriceListCard } from "./market/price-list-card.tsx";

const QuoteDialog = lazy(importWithRetry(() => import("./quote/quote-dialog.tsx")));

const ConvertPanels = lazy(importWithRetry(() => import("./panels/convert-panels.tsx")));

/** The form and, in the row below it, what explains it; the market at their side, or between them in one column. */
const grid = css`grid-template-rows: auto 1fr; @media (max-width: 1199px) { grid-template-rows: none; }`;
const aside = css`@media (min-width: 1200px) { grid-area: 1 / 2 / span 2; }`;

/** One coin into another at a quote. */
export function MarketPanel({ convert }: { readonly convert: Convert }): ReactNode {
  const { t } = useTranslation();
  const { change, session, view } = convert;
  const [picking, setPicking] = useState<PickFor | null>(null);
  const [spoken, setSpoken] = useState("");

  const offer = useCallback(
    (coin: string) => {
      change({ type: "offered", coin });
      setSpoken(t("convert.list.offered", { coin }));
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
          <PairCard convert={convert} />
          <PriceListCard convert={convert} onConvert={offer} />
        </div>
        <Suspense fallback={null}>{session !== null && <ConvertPanels convert={convert} />}</Suspense>
      </div>
      <ActionBar>
        <MainButton convert={convert} />
      </ActionBar>
      <span className={hiddenText} role="status">
        {spoken}
      </span>
      <CoinPick convert={convert} pickFor={picking} onClose={() => setPicking(null)} />
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
