import { History } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { optional } from "#src/lazy/optional.ts";
import { useTaskHead } from "#src/state/use-task-head.ts";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { Ineligible } from "../form/ineligible.tsx";
import { MainButton } from "../form/main-button.tsx";
import { AboutCard } from "./about-card.tsx";
import { LastExchanges } from "./last-exchanges.tsx";
import { SpecialForm } from "./special-form.tsx";
import { productHistoryPath, specialPath } from "./special-path.ts";
import { TargetsCard } from "./targets-card.tsx";
import { useSpecial } from "./use-special.ts";

const SpecialDialog = lazy(importWithRetry(() => import("./special-dialog.tsx")));
const KeptAmount = lazy(optional(() => import("../form/kept-amount.tsx")));

/** One special coin: its form, what it is about, what it can become and what was exchanged lately. */
export function SpecialExchange({ product }: { readonly product: SpecialProduct }): ReactNode {
  const { t } = useTranslation();
  const special = useSpecial(product);
  const { productId, coin } = product;
  const { account, session, view, change } = special;
  const about = useCall("convert.specifiedCoin", { coin, productId, accountType: account });
  const title = t("convert.specialCoins.title", { coin });
  const rate = special.row?.fixedRate || product.fixedRate;
  const historyPath = productHistoryPath(productId);
  useTaskHead({ title, back: specialPath, aside: historyPath });

  function closeDialog(): void {
    const exchanged = view.at === "settled" && view.record.exchangeStatus === "success";
    const sent = exchanged || view.at === "unsettled";
    if (session?.close() && sent) change({ type: "converted" });
  }

  return (
    <Page
      task
      title={title}
      actions={
        <HeadLink href={historyPath} icon={History}>
          {t("convert.history")}
        </HeadLink>
      }
    >
      <Ineligible of="convert" />
      <div className={columns.convert}>
        <SpecialForm special={special} targets={about.data?.toCoins ?? []} />
        <div className={flow.stack6}>
          <AboutCard product={product} rate={rate} />
          <TargetsCard product={product} about={about} account={account} rate={rate} />
          <LastExchanges product={product} />
        </div>
      </div>
      <ActionBar>
        <MainButton convert={special} label={t("convert.specialCoins.review")} />
      </ActionBar>
      {session !== null && (
        <Suspense fallback={null}>
          <SpecialDialog special={{ ...special, session }} onClose={closeDialog} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <KeptAmount convert={special} name={`convert/${productId}`} />
      </Suspense>
    </Page>
  );
}
