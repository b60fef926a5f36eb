import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { queries } from "#src/bridge/reads.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useQuoteFlowView } from "#src/money/use-quote-flow.ts";
import { useSentQuote } from "#src/money/use-sent-quote.ts";
import { Card, CardHead } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Hold } from "#src/ui/hold.tsx";
import { Blockers } from "../checks-card.tsx";
import { ListAwaited } from "../list-awaited.tsx";
import type { Migration } from "../use-migration.ts";
import type { OnTaken } from "../use-taken-conversion.ts";
import { openConvertSession } from "./convert-session.ts";
import { LastConversion } from "./last-conversion.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { ReviewCard } from "./review-card.tsx";
import { StartCard } from "./start-card.tsx";
import { loadEveryMs, useLastConversion } from "./use-last-conversion.ts";

const usualRows = 12;

export interface AssetsPartProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  /** Its conversion was taken: that of this visit's state from then on. */
  readonly onTaken: OnTaken;
}

/** What moves and how: looked at, converted where it has to be, started, and followed until it is there. */
export function AssetsPart({ migration, state, onTaken }: AssetsPartProps): ReactNode {
  const { t } = useTranslation();
  const { migrationId, status } = state;
  const review = useCall("migration.review", { migrationId }, { keepPrevious: true });
  const [session] = useState(openConvertSession);
  const view = useQuoteFlowView(session);
  const sent = useSentQuote(view);
  const polls = migration.row?.polls ?? 0;
  useEffect(() => {
    // Each answer about the state is one about the balances too.
    if (polls > 0) queries.invalidate(["migration.review", "migration.confirmQuery"]);
  }, [polls]);
  // What moves, and what holds it back, changes elsewhere, and no answer about the state says so.
  useRepeat(review.refetch, status === "CONVERTING" ? 0 : loadEveryMs);
  const isIdle = view.at === "closed" || view.at === "quoting";
  const last = useLastConversion(state, isIdle);
  const isSettled = view.at === "settled" || view.at === "unsettled";
  const isTaken = isSettled || view.at === "settling";
  // An answer that took it, and denied it in the same breath, may have no record.
  const sentId = isTaken || view.at === "refused" ? view.quote.quoteId : "";
  useEffect(() => {
    if (sentId !== "") onTaken(sentId, isTaken);
  }, [sentId, isTaken, onTaken]);
  useEffect(() => {
    // The list of what became of each coin has the word, and is there after a reload too.
    if (isSettled) session.close();
  }, [isSettled, session]);

  const blockers = state.blockers.length > 0 && (
    <Card aria-labelledby="migration-blockers">
      <CardHead
        id="migration-blockers"
        title={t("migration.checks.title", { count: state.blockers.length })}
      />
      <Blockers blockers={state.blockers} />
    </Card>
  );
  if (review.data === undefined) {
    return (
      <div className={flow.stack6}>
        <ListAwaited
          label={t("migration.review.title")}
          failed={t("migration.review.error")}
          query={review}
          usualRows={usualRows}
        />
        {blockers}
      </div>
    );
  }
  const { list } = review.data;
  const converts = list.filter(({ action }) => action === "CONVERT");
  const goesOn = last.goesOn || view.at === "settling";
  const offersPrice = status === "ASSET_REVIEW" && converts.length > 0 && !goesOn;
  const stale = review.status === "ok" && review.error !== null;
  const mayStart = (status === "ASSET_REVIEW" || status === "ASSETS_READY") && !goesOn;
  return (
    <div className={flow.stack6}>
      <ReviewCard
        review={review.data}
        stale={stale}
        state={state}
        quote={"quote" in view ? view.quote : null}
      />
      {blockers}
      {status === "CONVERTING" && isIdle && (
        <Hold
          state={{ kind: "busy" }}
          title={t("migration.convert.running")}
          detail={t("migration.convert.runningText")}
        />
      )}
      {isIdle && (
        <LastConversion
          migrationId={migrationId}
          result={last.result}
          priced={sent?.quoteId === state.quoteId ? sent : null}
        />
      )}
      {(offersPrice || !isIdle) && (
        <QuoteCard state={state} session={session} view={view} converts={converts} />
      )}
      {mayStart && (
        <StartCard
          migration={migration}
          state={state}
          review={review.data}
          stale={stale}
          fetching={review.fetching}
        />
      )}
    </div>
  );
}
