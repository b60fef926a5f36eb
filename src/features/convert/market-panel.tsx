import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { patientImport } from "#src/ui/patient-import.ts";
import { hiddenText } from "#src/ui/text.ts";
import type { PickFor } from "./coins/coin-list.ts";
import { CoinPick } from "./coins/coin-pick.tsx";
import { FormCard } from "./form/form-card.tsx";
import { MainButton } from "./form/main-button.tsx";
import type { Convert } from "./form/use-convert.ts";
import { PairCard } from "./market/pair-card.tsx";
import { PriceListCard } from "./market/price-list-card.tsx";

const QuoteDialog = lazy(patientImport(() => import("./quote/quote-dialog.tsx")));

/** One coin into another at a firm price. */
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
      <div className={columns.convert}>
        <FormCard convert={convert} onPick={setPicking} />
        <div className={flow.stack6}>
          <PairCard convert={convert} />
          <PriceListCard convert={convert} onConvert={offer} />
        </div>
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
