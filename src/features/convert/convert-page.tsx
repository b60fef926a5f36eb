import { History } from "lucide";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { Link } from "wouter";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { patientImport } from "#src/ui/patient-import.ts";
import { names } from "#src/ui/style.ts";
import { hiddenText } from "#src/ui/text.ts";
import type { PickFor } from "./coins/coin-list.ts";
import { CoinPick } from "./coins/coin-pick.tsx";
import { FormCard } from "./form/form-card.tsx";
import { MainButton } from "./form/main-button.tsx";
import { useConvert } from "./form/use-convert.ts";
import { PairCard } from "./market/pair-card.tsx";
import { PriceListCard } from "./market/price-list-card.tsx";
import { historyPath } from "./paths.ts";
import { useIdle } from "./use-idle.ts";

const QuoteDialog = lazy(patientImport(() => import("./quote/quote-dialog.tsx")));

/** /exchange/index: convert one coin into another at a firm price. */
export default function ConvertPage(): ReactNode {
  const { t } = useTranslation();
  const idle = useIdle();
  const convert = useConvert(idle);
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
    <Page
      task
      title={t("convert.title")}
      actions={
        <Link href={historyPath} className={names(buttonClass("tertiary"), flow.notPhone)}>
          <Icon of={History} />
          {t("convert.history")}
        </Link>
      }
    >
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
    </Page>
  );
}

/** A coin chosen far below is of use only where its amount is typed. */
function enterForm(): void {
  const form = document.getElementById("convert-form");
  form?.scrollIntoView({ block: "nearest" });
  form?.querySelector("input")?.focus({ preventScroll: true });
}
