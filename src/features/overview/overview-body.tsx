import type { ReactNode } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { Collected } from "./notices/collected.tsx";
import { needsYou } from "./notices/needs-you.ts";
import { onItsWay } from "./notices/on-its-way.ts";
import { OverviewParts } from "./overview-parts.tsx";
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
  const { shown, nameOf } = view;
  const concealed = useAmountsHidden((state) => state.hidden);
  const late = useElapsed(patienceMs);
  const wallet = useUnifiedWallet(overview);
  const world = { overview, concealed };
  const isRated = shown !== undefined && (shown.missingCurrency === "" || !shown.connecting);
  return (
    <Collected sources={needsYou} world={world}>
      {(needs) => (
        <Collected sources={onItsWay} world={world}>
          {(moving) => {
            const isKnown = needs.isWhole && moving.isWhole && wallet?.status !== "pending";
            return (
              <OverviewParts
                live={view.live}
                shown={late || (isKnown && isRated) ? shown : undefined}
                reads={view.reads}
                nameOf={nameOf}
                wallet={wallet}
                needs={needs.found}
                moving={moving.found}
                concealed={concealed}
              />
            );
          }}
        </Collected>
      )}
    </Collected>
  );
}
