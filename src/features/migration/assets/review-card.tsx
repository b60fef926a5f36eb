import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import type { MigrationState } from "#shared/contract/migration.ts";
import type { MigrationPart } from "#shared/contract/migration-view.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { partHead, titleRow } from "../page-style.ts";
import { useSiteName } from "../site-texts.ts";
import { rowId, useAssetColumns } from "./asset-columns.tsx";
import type { ConvertQuote } from "./convert-session.ts";

const bar = css`display: flex; gap: 3px; height: 8px; & > i { border-radius: 3px; min-width: 4px; }`;
const legend = css`
  display: flex; flex-wrap: wrap; gap: 8px 24px; font-size: .8125rem; line-height: 1.25rem;
  & > li { display: flex; align-items: center; gap: 8px; }
  ${media.phone} { display: grid; & > li > b { margin-inline-start: auto; } }
`;
const mark = css`width: 10px; height: 10px; border-radius: 3px; flex: none;`;
const colors: Readonly<Record<MigrationPart["action"], string>> = {
  TRANSFER: css`background: var(--success);`,
  CONVERT: css`background: var(--primary);`,
  WITHDRAW: css`background: var(--warn);`,
  KEEP: css`background: var(--ink-3);`,
};
const inCard = css`${media.phone} { & tr[data-row] { border-inline: 0; border-radius: 0 !important; } }`;

export interface ReviewCardProps {
  readonly review: CallOutput<"migration.review">;
  /** Reading it again failed: these are the figures of before. */
  readonly stale: boolean;
  readonly state: MigrationState;
  /** The price that is held, or was. */
  readonly quote: ConvertQuote | null;
}

/** What there is, how it shares by treatment, and each coin with what becomes of it. */
export function ReviewCard({ review, stale, state, quote }: ReviewCardProps): ReactNode {
  const { t } = useTranslation();
  const siteName = useSiteName();
  const { total, list, parts } = review;
  const site = siteName(state.targetSite);
  const columns = useAssetColumns(site, quote);
  return (
    <Card aria-labelledby="migration-review">
      <div className={partHead}>
        <div className={titleRow}>
          <h2 className={text.headline} id="migration-review">
            {t("migration.review.title")}
          </h2>
          <Figure kind="value" value={total.totalUsd} unit="USD" className={text.headline} />
        </div>
        {stale && <Note tone="warn">{t("migration.review.stale")}</Note>}
        <div className={bar} aria-hidden="true">
          {parts.map(({ action, share }) => (
            <i key={action} className={colors[action]} style={{ flexGrow: share }} />
          ))}
        </div>
        <ul className={legend}>
          {parts.map(({ action, usdValue }) => (
            <li key={action}>
              <i className={cx(mark, colors[action])} aria-hidden="true" />
              <span className={text.ink2}>{t(`migration.part.${action}`, { site })}</span>
              <b className={text.strong}>
                <Figure kind="value" value={usdValue} unit="USD" />
              </b>
            </li>
          ))}
        </ul>
      </div>
      <DataTable
        label={t("migration.review.list")}
        columns={columns}
        groups={[{ id: "all", rows: list }]}
        idOf={rowId}
        empty={<p className={text.ink2}>{t("migration.review.empty")}</p>}
        className={inCard}
      />
    </Card>
  );
}
