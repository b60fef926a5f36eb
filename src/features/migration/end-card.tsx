import { type IconNode, TriangleAlert, Undo2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { MigrationState } from "#shared/contract/migration.ts";
import { useFormat } from "#src/i18n/format.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { text } from "#src/ui/text.ts";
import { overviewPath } from "./paths.ts";
import { useSiteName } from "./site-texts.ts";
import { stepKeys } from "./step-order.ts";

const body = css`display: grid; justify-items: center; gap: 12px; padding: 48px 24px; text-align: center; & > p { max-width: 460px; }`;
const disc = css`display: inline-grid; place-items: center; width: 56px; height: 56px; border-radius: 50%;`;
const tones = {
  ok: css`background: var(--success-soft); color: var(--success);`,
  info: css`background: var(--info-soft); color: var(--info);`,
  bad: css`background: var(--danger-soft); color: var(--danger);`,
};
const facts = css`width: 100%; max-width: 480px; padding: 16px; border: 1px solid var(--line); border-radius: var(--r2); margin-block: 12px; text-align: start;`;
const acts = css`display: flex; flex-wrap: wrap; justify-content: center; gap: 12px;`;

interface EndProps {
  readonly tone: keyof typeof tones;
  readonly icon: IconNode;
  readonly title: string;
  readonly words: string;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** What a migration ended as: a sign, words, facts, and where to go. */
export function End({ tone, icon, title, words, facts: known, children }: EndProps): ReactNode {
  return (
    <Card aria-labelledby="migration-part">
      <div className={body}>
        <span className={cx(disc, tones[tone])}>
          <Icon of={icon} size={24} />
        </span>
        <h2 className={text.headline} id="migration-part">
          {title}
        </h2>
        <p className={text.ink2}>{words}</p>
        <DescriptionList className={facts}>{known}</DescriptionList>
        <div className={acts}>{children}</div>
      </div>
    </Card>
  );
}

export interface AbortedCardProps {
  readonly state: MigrationState;
  /** Null where nothing can begin any more. */
  readonly onAgain: (() => void) | null;
}

/** The person stopped it: nothing has moved, and it can begin again. */
export function AbortedCard({ state, onAgain }: AbortedCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const at = state.steps.find(({ state: step }) => step === "ACTIVE" || step === "FAIL");
  const key = stepKeys.find((one) => one === at?.key);
  // Where nobody says which it was, there may have been one.
  const converted = state.quoteId !== "";
  return (
    <End
      tone="info"
      icon={Undo2}
      title={t("migration.stopped.title")}
      words={t(converted ? "migration.stopped.textConverted" : "migration.stopped.text")}
      facts={
        <>
          <Fact term={t("migration.stopped.when")}>{format.dateTime(state.updatedTime)}</Fact>
          {key !== undefined && <Fact term={t("migration.stopped.at")}>{t(`migration.step.${key}`)}</Fact>}
        </>
      }
    >
      {onAgain !== null && (
        <Button variant="primary" size="lg" onClick={onAgain}>
          {t("migration.stopped.again")}
        </Button>
      )}
    </End>
  );
}

/** It broke off while assets moved: nobody here can fix it, and support knows. */
export function FailedCard({ state }: { readonly state: MigrationState }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const siteName = useSiteName();
  return (
    <End
      tone="bad"
      icon={TriangleAlert}
      title={t("migration.failed.title")}
      words={t("migration.failed.text", { site: siteName(state.targetSite) })}
      facts={
        <>
          <Fact term={t("migration.stopped.when")}>{format.dateTime(state.updatedTime)}</Fact>
          <Fact term={t("migration.failed.number")}>
            <RecordId value={state.migrationId} label={t("ui.copy")} />
          </Fact>
        </>
      }
    >
      <SupportLink size="lg" />
      <Link href={overviewPath} className={buttonClass("tertiary", "lg")}>
        {t("migration.failed.balances")}
      </Link>
    </End>
  );
}
