import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MigrableCard } from "#shared/contract/cards.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import { matchLanguage } from "#shared/site/languages.ts";
import { learnLink } from "#shared/site/learn-link.ts";
import { cardTermsPage } from "#shared/site/learn-pages.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { OpenIntentNote } from "#src/money/open-intent-note.tsx";
import { momentText } from "#src/records/moment-text.ts";
import { appConfig } from "#src/state/app-config.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot, CardList } from "#src/ui/card.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { Note } from "#src/ui/note.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { NewTermsNote } from "../change-note.tsx";
import { footClass, ownLine, partHead } from "../page-style.ts";
import { cardReasonTexts, hasText } from "../reason-texts.ts";
import { ownSite, useSiteName } from "../site-texts.ts";
import { TermsMissing } from "../terms-missing.tsx";
import type { Migration } from "../use-migration.ts";
import { CardRow, useCardName } from "./card-row.tsx";
import { MoveNote } from "./move-note.tsx";
import { SkipDialog } from "./skip-dialog.tsx";
import { useMoveCards } from "./use-move-cards.ts";

const kinds = ["migrationCards"] as const;
const list = css`border-block: 1px solid var(--line);`;
const chosenRow = css`&& { background: var(--primary-soft); }`;
const bar = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 8px;`;

export interface ChoiceCardProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  readonly cards: readonly MigrableCard[];
  /** Of the terms; "" where nobody names it. */
  readonly version: string;
}

/** Which cards move: chosen, their terms accepted, sent once; or none. One that did not move can be tried again. */
export function ChoiceCard({ migration, state, cards, version }: ChoiceCardProps): ReactNode {
  const { t, i18n } = useTranslation();
  const siteName = useSiteName();
  const name = useCardName();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [agreed, setAgreed] = useState("");
  const [skipping, setSkipping] = useState(false);
  const movable = cards.filter(({ migrable }) => migrable);
  const chosen = movable.filter(({ cardId }) => !left.has(cardId));
  const hasFailed = cards.some(({ failReason = 0 }) => failReason !== 0);
  // What was accepted for a card holds for the next attempt.
  const isAccepted = version !== "" && chosen.every(({ accepted = "" }) => accepted === version);
  const move = useMoveCards(migration, state.migrationId, isAccepted);
  const isAgreed = isAccepted || (agreed === version && version !== "");
  const site = siteName(state.targetSite);
  const until = migration.banner.data?.deadline ?? 0;
  const language = matchLanguage(i18n.language, ownSite) ?? "en";
  const skip = (
    <Button variant="tertiary" disabled={move.busy} onClick={() => setSkipping(true)}>
      {t("migration.cards.skip")}
    </Button>
  );
  const act = (
    <Button
      variant="primary"
      block
      busy={move.busy}
      disabled={(chosen.length === 0 || !isAgreed) && !move.busy}
      onClick={() =>
        move.run(
          chosen.map(({ cardId }) => cardId),
          version,
        )
      }
    >
      {hasFailed ? t("migration.cards.again") : t("migration.cards.act", { count: chosen.length })}
    </Button>
  );
  return (
    <Card aria-labelledby="migration-part">
      <div className={partHead}>
        <h2 className={text.headline} id="migration-part">
          {t(hasFailed ? "migration.cards.failedTitle" : "migration.cards.title")}
        </h2>
        <p className={text.ink2}>
          {hasFailed ? t("migration.cards.failedText") : <About site={site} until={until} />}
        </p>
      </div>
      {cards.length > 0 && (
        <CardList className={list}>
          {cards.map((card) => (
            <li key={card.cardId} className={chosen.includes(card) ? chosenRow : undefined}>
              <CardRow
                card={card}
                lead={
                  <Checkbox
                    aria-label={t("migration.cards.choose", { card: name(card) })}
                    checked={card.migrable && !left.has(card.cardId)}
                    disabled={!card.migrable || move.busy}
                    onChange={(now) => setLeft(toggled(left, card.cardId, now))}
                  />
                }
              >
                <Standing card={card} />
              </CardRow>
            </li>
          ))}
        </CardList>
      )}
      <CardBody pad="md">
        <div className={flow.stack4}>
          <OpenIntentNote kinds={kinds} onShow={({ requestId }) => move.show(requestId)} />
          {movable.length > 0 && <Note tone="warn">{t("migration.cards.declined")}</Note>}
          {movable.length > 0 && !isAccepted && version !== "" && (
            <Checkbox
              checked={agreed === version}
              disabled={move.busy}
              onChange={(now) => setAgreed(now ? version : "")}
            >
              {t("migration.cards.accept")}{" "}
              <TextLink newWindow href={learnLink(appConfig, location.origin, language, cardTermsPage)}>
                {t("migration.cards.terms", { site, version: bidiIsolate(version) })}
              </TextLink>
            </Checkbox>
          )}
          {agreed !== "" && version !== "" && !isAgreed && <NewTermsNote />}
          {movable.length > 0 && version === "" && <TermsMissing />}
          <MoveNote move={move} />
        </div>
      </CardBody>
      <CardFoot className={cx(footClass, flow.notPhone)}>
        {skip}
        <span>{act}</span>
      </CardFoot>
      <ActionBar
        summary={
          !isAgreed && version !== "" ? (
            <span className={text.small}>{t("migration.terms.acceptFirst")}</span>
          ) : undefined
        }
      >
        <div className={bar}>
          <Button size="lg" disabled={move.busy} onClick={() => setSkipping(true)}>
            {t("migration.cards.skipShort")}
          </Button>
          {act}
        </div>
      </ActionBar>
      <SkipDialog migration={migration} state={state} open={skipping} onClose={() => setSkipping(false)} />
    </Card>
  );
}

function toggled(left: ReadonlySet<string>, id: string, now: boolean): ReadonlySet<string> {
  const next = new Set(left);
  if (now) next.delete(id);
  else next.add(id);
  return next;
}

function About({ site, until }: { readonly site: string; readonly until: number }): ReactNode {
  const { t, i18n } = useTranslation();
  if (until === 0) return t("migration.cards.about", { site });
  return t("migration.cards.aboutUntil", { site, date: bidiIsolate(momentText(until, i18n.language)) });
}

function Standing({ card }: { readonly card: MigrableCard }): ReactNode {
  const { t, i18n } = useTranslation();
  const { status, migrable, reason, failReason = 0, failUntil = 0 } = card;
  if (status === "MOVED" && !migrable) {
    return <StateMark kind="done">{t("migration.cards.moved")}</StateMark>;
  }
  const why = migrable ? failReason : reason;
  const words = hasText(cardReasonTexts, why)
    ? t(`migration.cardReason.${why}`)
    : why !== 0 && t("migration.cardReason.other", { code: String(why) });
  if (migrable && why === 0) return t("migration.cards.can");
  return (
    <>
      <StateMark kind={migrable ? "failed" : "cancelled"}>
        {t(migrable ? "migration.cards.notMoved" : "migration.cards.cannot")}
      </StateMark>
      <span className={cx(text.ink2, ownLine)}>
        {words}{" "}
        {failUntil > 0 &&
          t("migration.cards.failUntil", { date: bidiIsolate(momentText(failUntil, i18n.language)) })}
      </span>
    </>
  );
}
