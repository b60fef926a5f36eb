import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrableCard } from "#shared/contract/cards.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { ChangeNote } from "../change-note.tsx";
import { PartHead } from "../part-head.tsx";
import { useChange } from "../use-change.ts";
import type { Migration } from "../use-migration.ts";
import { CardRow } from "./card-row.tsx";

const list = css`border-block: 1px solid var(--line);`;

export interface MovingCardProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  readonly cards: readonly MigrableCard[];
}

/** Cards on their way; once they are there the person says that it is done. */
export function MovingCard({ migration, state, cards }: MovingCardProps): ReactNode {
  const { t } = useTranslation();
  const change = useChange("cards.complete", migration.row, migration.check);
  const sent = cards.filter(({ status }) => status === "MOVING" || status === "MOVED");
  const isStepDone = state.steps.some(({ key, state: step }) => key === "CARD" && step === "OK");
  // Their list has a word in it too: it may be of before, and then is read again.
  const isThere = isStepDone && sent.every(({ status }) => status === "MOVED");
  // Some may have moved already, in this attempt or the one before.
  const moving = sent.filter(({ status }) => status === "MOVING");
  return (
    <Card aria-labelledby="migration-part">
      <PartHead
        migration={migration}
        title={t(isThere ? "migration.cards.thereTitle" : "migration.cards.movingTitle", {
          count: isThere || moving.length === 0 ? sent.length : moving.length,
        })}
      >
        <p className={text.ink2}>{t(isThere ? "migration.cards.thereText" : "migration.cards.movingText")}</p>
      </PartHead>
      <CardList className={list}>
        {sent.map((card) => (
          <li key={card.cardId}>
            <CardRow card={card}>
              {card.status === "MOVED" ? (
                <StateMark kind="done">{t("migration.cards.moved")}</StateMark>
              ) : (
                <StateMark kind="running">{t("migration.cards.moving")}</StateMark>
              )}
            </CardRow>
          </li>
        ))}
      </CardList>
      <CardBody pad="md">
        <div className={flow.stack3}>
          {!isThere && <p className={cx(text.small, text.ink2)}>{t("migration.cards.movingHint")}</p>}
          <ChangeNote change={change.state} />
          {isThere && (
            <Button
              variant="primary"
              size="lg"
              busy={change.busy}
              onClick={() => void change.run({ migrationId: state.migrationId })}
            >
              {t("migration.cards.finish")}
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
