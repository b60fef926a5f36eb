import { History } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PickFor } from "#src/entry/coin-list.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { optional } from "#src/lazy/optional.ts";
import { flow } from "#src/ui/flow.ts";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { columns, Page } from "#src/ui/layout/page.tsx";
import { CoinPick } from "../form/coin-pick.tsx";
import { BlockActionBar } from "./block-action.tsx";
import { BlockForm } from "./block-form.tsx";
import { blockHistoryPath } from "./block-paths.ts";
import { ComparisonCard } from "./comparison-card.tsx";
import { EligibilityCard } from "./eligibility-card.tsx";
import { LastBlocks } from "./last-blocks.tsx";
import { useAct } from "./use-act.ts";
import { useBlock } from "./use-block.ts";

const QuoteDialog = lazy(importWithRetry(() => import("../quote/quote-dialog.tsx")));
const KeptAmount = lazy(optional(() => import("../form/kept-amount.tsx")));

/** /otc/convert: a large amount at one quote, beside what the order book would give for it. */
export default function BlockPage(): ReactNode {
  const { t } = useTranslation();
  const block = useBlock();
  const { session, view, change, form, account } = block;
  const [picking, setPicking] = useState<PickFor | null>(null);
  const act = useAct(block);

  function closeDialog(): void {
    const traded = view.at === "settled" && view.record.exchangeStatus === "success";
    const sent = traded || view.at === "unsettled";
    if (session?.close() && sent) change({ type: "converted" });
  }

  return (
    <Page
      task
      title={t("nav.blockTrade")}
      lede={t("convert.block.lede")}
      actions={
        <HeadLink href={blockHistoryPath} icon={History}>
          {t("convert.history")}
        </HeadLink>
      }
    >
      <div className={columns.convert}>
        <div className={flow.stack6}>
          <BlockForm block={block} act={act} onPick={setPicking} />
          {/* In order, so that what comes second stands below: in slices either would wait for the ticks of the other. */}
          <AfterFrame>
            <EligibilityCard fromCoin={form.fromCoin} toCoin={form.toCoin} account={account} />
          </AfterFrame>
        </div>
        <div className={flow.stack6}>
          <AfterFrame>
            <ComparisonCard block={block} />
            {block.signedIn === "logged-in" && <LastBlocks />}
          </AfterFrame>
        </div>
      </div>
      <BlockActionBar block={block} act={act} />
      <CoinPick convert={block} pickFor={picking} onPickFor={setPicking} />
      {session !== null && (
        <Suspense fallback={null}>
          <QuoteDialog
            convert={{ ...block, session }}
            onClose={closeDialog}
            heldByPage
            history={blockHistoryPath}
            act={act}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <KeptAmount convert={block} name="convert/block" />
      </Suspense>
    </Page>
  );
}
