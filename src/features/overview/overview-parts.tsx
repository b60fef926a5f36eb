import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import type { CallState } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { useHoldIdle } from "#src/lazy/use-hold-idle.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { flow } from "#src/ui/flow.ts";
import { useOverviewChoices } from "./choices.ts";
import { CoinsCard } from "./coins-card.tsx";
import type { CoinNames } from "./holdings.ts";
import type { Found } from "./notices/notice.ts";
import { hasAny, NoticeCard } from "./notices/notice-card.tsx";
import { CoinsSkeleton, OverviewSkeleton } from "./overview-skeleton.tsx";
import { pageGrid, sideColumn } from "./page-style.ts";
import type { LiveValuation, ShownValuation } from "./shown-valuation.ts";
import { TotalsCard } from "./totals-card.tsx";
import { UnifiedCard } from "./unified-card.tsx";
import { mainColumn } from "./unified-style.ts";
import type { ValuationReads } from "./use-valuation.ts";

export interface OverviewPartsProps {
  /** Undefined while a part does not know yet what it shows. */
  readonly shown: ShownValuation | undefined;
  readonly live: LiveValuation;
  readonly reads: ValuationReads;
  readonly nameOf: CoinNames;
  readonly wallet: CallState<"assets.unifiedBalance"> | null;
  readonly needs: readonly Found[];
  readonly moving: readonly Found[];
  readonly concealed: boolean;
}

/** The parts in their places. Their first render takes a phone a tenth of a second: it is done in slices. */
export function OverviewParts(props: OverviewPartsProps): ReactNode {
  const { shown, live, nameOf, wallet, needs, moving, concealed } = props;
  const { error, oldSince, refetch, fetching } = props.reads;
  const isOld = error !== null || oldSince > 0;
  const { t } = useTranslation();
  const format = useFormat();
  const hidesSmall = useOverviewChoices((choices) => choices.hidesSmall);
  const isIn = useDeferredValue(shown !== undefined);
  useHoldIdle(!isIn);
  if (!isIn || shown === undefined) return <OverviewSkeleton />;
  const hasSide = hasAny(needs) || hasAny(moving);
  return (
    <div className={flow.stack6}>
      {isOld && (
        <OutdatedNote onRetry={refetch} retrying={fetching}>
          {error === null
            ? t("overview.outdatedSince", { time: bidiIsolate(format.dateTime(oldSince)) })
            : t("overview.outdated")}
        </OutdatedNote>
      )}
      {/* Figures that could not be read again are of before, and look it. */}
      <div className={pageGrid} data-side={hasSide || undefined} data-stale={isOld ? "" : undefined}>
        <TotalsCard valuation={shown} live={live} concealed={concealed} />
        <div className={mainColumn}>
          {wallet !== null && <UnifiedCard wallet={wallet} concealed={concealed} />}
          <AfterFrame fallback={<CoinsSkeleton />}>
            <CoinsCard
              valuation={shown}
              live={live}
              nameOf={nameOf}
              concealed={concealed}
              hidesSmall={hidesSmall}
            />
          </AfterFrame>
        </div>
        {hasSide && (
          <div className={sideColumn}>
            <NoticeCard id="overview-needs" title={t("overview.needsYou")} found={needs} counted />
            <NoticeCard id="overview-moving" title={t("overview.onItsWay")} found={moving} />
          </div>
        )}
      </div>
    </div>
  );
}
