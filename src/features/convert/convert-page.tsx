import { History } from "lucide";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { optional } from "#src/lazy/optional.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import { media } from "#src/ui/breakpoints.ts";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { Unplaced } from "#src/ui/unplaced.tsx";
import { readMode } from "./convert-mode.ts";
import { Ineligible } from "./form/ineligible.tsx";
import { useConvert } from "./form/use-convert.ts";
import { PairAhead } from "./market/pair-ahead.tsx";
import { MarketPanel } from "./market-panel.tsx";
import { historyPath } from "./paths.ts";

export { PairAhead as Ahead };

const LimitPanel = lazy(importWithRetry(() => import("./limit-order/limit-panel.tsx")));
const KeptAmount = lazy(optional(() => import("./form/kept-amount.tsx")));
const BatchPanel = lazy(importWithRetry(() => import("./small-balances/batch-panel.tsx")));

/** On phones the strip of the modes reaches up to what stands above it. */
const aboveStrip = css`${media.phone} { &:not(:empty) { margin-block-end: 32px; } }`;

/** /exchange/index: convert at a quote, at a limit price, or many small balances at once. */
export default function ConvertPage(): ReactNode {
  const { t } = useTranslation();
  const mode = readMode(useSearch());
  const idle = useIdle();
  // Above the modes: what was typed in one is still there in the next.
  const convert = useConvert(idle);
  const keepsAmount = idle || convert.form.text !== "";
  return (
    <Page
      task
      title={t("convert.title")}
      actions={
        <HeadLink href={historyPath} icon={History}>
          {t("convert.history")}
        </HeadLink>
      }
    >
      <div className={aboveStrip}>
        <Ineligible of={mode === "limit" ? "limitConvert" : "convert"} />
      </div>
      {mode === "instant" ? (
        <MarketPanel convert={convert} />
      ) : (
        <Suspense fallback={<PanelOnItsWay />}>
          {mode === "limit" ? <LimitPanel convert={convert} /> : <BatchPanel />}
        </Suspense>
      )}
      {keepsAmount && (
        <Suspense fallback={null}>
          <KeptAmount convert={convert} />
        </Suspense>
      )}
    </Page>
  );
}

function PanelOnItsWay(): ReactNode {
  return (
    <Unplaced>
      <SkeletonRows count={6} />
    </Unplaced>
  );
}
