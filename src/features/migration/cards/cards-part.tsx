import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationState } from "#shared/contract/migration.ts";
import { queries } from "#src/bridge/reads.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { appConfig } from "#src/state/app-config.ts";
import { useFeature } from "#src/state/use-feature.ts";
import { flow } from "#src/ui/flow.ts";
import { ListAwaited } from "../list-awaited.tsx";
import type { Migration } from "../use-migration.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { MovingCard } from "./moving-card.tsx";
import { NoCards } from "./no-cards.tsx";

const usualRows = 3;

export interface CardsPartProps {
  readonly migration: Migration;
  readonly state: MigrationState;
}

/**
 * The last step, which may be left out: which cards move, and how far they are (F2g.3). A site that hides cards offers none to
 * move; what is on its way is told all the same.
 */
export function CardsPart({ migration, state }: CardsPartProps): ReactNode {
  const isOffered = useFeature("card");
  if (!isOffered && state.status === "CARD_PENDING") return <NoCards migration={migration} state={state} />;
  return <OfferedCards migration={migration} state={state} />;
}

function OfferedCards({ migration, state }: CardsPartProps): ReactNode {
  const { t } = useTranslation();
  const { migrationId } = state;
  const cards = useCall("cards.migrable", { migrationId }, { keepPrevious: true });
  const polls = migration.row?.polls ?? 0;
  useEffect(() => {
    if (polls > 0) queries.invalidate(["cards.migrable"]);
  }, [polls]);
  if (cards.data === undefined) {
    return (
      <ListAwaited
        label={t("migration.cards.title")}
        failed={t("migration.cards.error")}
        query={cards}
        usualRows={usualRows}
      />
    );
  }
  const { list, tncVersion } = cards.data;
  const version = tncVersion || (appConfig.migrationCardTermsVersion ?? "");
  return (
    <div className={flow.stack6}>
      {cards.error !== null && (
        <OutdatedNote onRetry={cards.refetch} retrying={cards.fetching}>
          {t("migration.cards.error")}
        </OutdatedNote>
      )}
      {state.status === "CARD_PROCESSING" ? (
        <MovingCard migration={migration} state={state} cards={list} />
      ) : (
        <ChoiceCard migration={migration} state={state} cards={list} version={version} />
      )}
    </div>
  );
}
