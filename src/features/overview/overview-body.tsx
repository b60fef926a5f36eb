import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { CountBadge } from "#src/ui/badge.tsx";
import { useOverviewChoices } from "./choices.ts";
import { CoinsCard } from "./coins-card.tsx";
import { Collected } from "./notices/collected.tsx";
import { needsYou } from "./notices/needs-you.ts";
import { NoticeCard } from "./notices/notice-card.tsx";
import { onItsWay } from "./notices/on-its-way.ts";
import { OverviewSkeleton } from "./overview-skeleton.tsx";
import { pageGrid, sideColumn } from "./page-style.ts";
import { TotalsCard } from "./totals-card.tsx";
import { UnifiedCard } from "./unified-card.tsx";
import { mainColumn } from "./unified-style.ts";
import { useUnifiedWallet } from "./use-unified-wallet.ts";
import type { ValuationView } from "./use-valuation.ts";

/** What is still unknown after so long is left out: the figures wait for no side matter. */
const patienceMs = 3_000;

export interface OverviewBodyProps {
  readonly view: ValuationView;
  readonly overview: CallOutput<"assets.overview">;
}

/** All parts together, once each knows what it shows: nothing is pushed down by what comes later. */
export function OverviewBody({ view, overview }: OverviewBodyProps): ReactNode {
  const { t } = useTranslation();
  const { shown, nameOf } = view;
  const concealed = useAmountsHidden((state) => state.hidden);
  const hidesSmall = useOverviewChoices((choices) => choices.hidesSmall);
  const late = useElapsed(patienceMs);
  const wallet = useUnifiedWallet(overview);
  const world = { overview, concealed };
  return (
    <Collected sources={needsYou} world={world}>
      {(needs) => (
        <Collected sources={onItsWay} world={world}>
          {(moving) => {
            const isKnown = needs !== undefined && moving !== undefined && wallet?.status !== "pending";
            const isRated = shown !== undefined && (shown.missingCurrency === "" || !shown.connecting);
            if (shown === undefined || !(late || (isKnown && isRated))) return <OverviewSkeleton />;
            const hasSide = (needs?.length ?? 0) + (moving?.length ?? 0) > 0;
            return (
              <div className={pageGrid} data-side={hasSide || undefined}>
                <TotalsCard shown={shown} concealed={concealed} />
                <div className={mainColumn}>
                  {wallet !== null && <UnifiedCard wallet={wallet} concealed={concealed} />}
                  <CoinsCard shown={shown} nameOf={nameOf} concealed={concealed} hidesSmall={hidesSmall} />
                </div>
                {hasSide && (
                  <div className={sideColumn}>
                    <NoticeCard
                      id="overview-needs"
                      title={t("overview.needsYou")}
                      notices={needs ?? []}
                      mark={<CountBadge>{needs?.length ?? 0}</CountBadge>}
                    />
                    <NoticeCard id="overview-moving" title={t("overview.onItsWay")} notices={moving ?? []} />
                  </div>
                )}
              </div>
            );
          }}
        </Collected>
      )}
    </Collected>
  );
}
