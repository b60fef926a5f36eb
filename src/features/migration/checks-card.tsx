import {
  ArrowUpRight,
  Bot,
  ChartCandlestick,
  Check,
  CircleMinus,
  Clock,
  HandCoins,
  type IconNode,
  Landmark,
  List,
  Lock,
  UserRoundMinus,
  Users,
} from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MigrationBlocker, MigrationState } from "#shared/contract/migration.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card, CardFoot, CardList } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { footClass, ownLine } from "./page-style.ts";
import { PartHead } from "./part-head.tsx";
import { ownHref } from "./paths.ts";
import { type BlockerType, blockerTypes } from "./reason-texts.ts";
import type { Migration } from "./use-migration.ts";

const icons: Readonly<Record<BlockerType, IconNode>> = {
  OPEN_ORDER: List,
  OPEN_POSITION: ChartCandlestick,
  LOAN: HandCoins,
  EARN_LOCKED: Lock,
  BOT: Bot,
  P2P_ORDER: Users,
  PENDING_WITHDRAW: Clock,
  NEGATIVE_BALANCE: CircleMinus,
  FIAT_PENDING: Landmark,
  SUB_ACCOUNT: UserRoundMinus,
};

const bar = css`display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; gap: 4px; & > i { height: 6px; border-radius: 3px; background: var(--pressed); }`;
const clear = css`&& { background: var(--success); }`;
const row = css`display: flex; align-items: center; gap: 16px; ${media.phone} { flex-wrap: wrap; }`;
const disc = css`display: inline-grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; flex: none; background: var(--warn-soft); color: var(--warn);`;
const underHead = css`border-block-start: 1px solid var(--line);`;
const link = css`${media.phone} { flex-basis: 100%; }`;
const clears = css`
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr)); gap: 8px 16px; padding: 16px 24px; background: var(--sunken);
  border-block-start: 1px solid var(--line);
  & > li { display: flex; gap: 4px; }
  ${media.phone} { padding-inline: 16px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export interface ChecksCardProps {
  readonly migration: Migration;
  readonly state: MigrationState;
  /** Opens the next step; null while something is in the way. */
  readonly onContinue: (() => void) | null;
}

/** What stands in the way, each with its count and where it is cleared; asked again by itself (F6h.3). */
export function ChecksCard({ migration, state, onContinue }: ChecksCardProps): ReactNode {
  const { t } = useTranslation();
  const { blockers } = state;
  const found = new Set<string>(blockers.map(({ type }) => type));
  const rest = blockerTypes.filter((type) => !found.has(type));
  const hint = t(onContinue === null ? "migration.checks.hint" : "migration.checks.clearHint");
  const act = (
    <Button variant="primary" block disabled={onContinue === null} onClick={() => onContinue?.()}>
      {t("migration.checks.continue")}
    </Button>
  );
  const isClear = found.size === 0;
  return (
    <Card aria-labelledby="migration-part">
      <PartHead
        migration={migration}
        title={
          isClear ? t("migration.checks.clear") : t("migration.checks.title", { count: blockers.length })
        }
      >
        <p className={text.ink2}>{t("migration.checks.text")}</p>
        <div
          className={bar}
          role="img"
          aria-label={t("migration.checks.bar", { clear: rest.length, all: blockerTypes.length })}
        >
          {blockerTypes.map((type, at) => (
            <i key={type} className={cx(at < rest.length && clear)} />
          ))}
        </div>
      </PartHead>
      {!isClear && <Blockers blockers={blockers} />}
      <ul className={cx(clears, text.small, text.ink2)} aria-label={t("migration.checks.clearList")}>
        {rest.map((type) => (
          <li key={type}>
            <Icon of={Check} size={16} className={text.ok} />
            {t(`migration.clear.${type}`)}
          </li>
        ))}
      </ul>
      <CardFoot className={cx(footClass, flow.notPhone)}>
        <span className={cx(text.small, text.ink3)}>{hint}</span>
        <span>{act}</span>
      </CardFoot>
      <ActionBar summary={onContinue === null ? <span className={text.small}>{hint}</span> : undefined}>
        {act}
      </ActionBar>
    </Card>
  );
}

/** Each with the way to where it is cleared, where this host has one. */
export function Blockers({ blockers }: { readonly blockers: readonly MigrationBlocker[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <CardList className={underHead}>
      {blockers.map(({ type, count, link: reported }) => {
        const href = ownHref(reported);
        return (
          <li key={type} className={row}>
            <span className={disc}>
              <Icon of={icons[type]} />
            </span>
            <span className={flow.grow}>
              <span className={cx(text.strong, ownLine)}>{t(`migration.blocker.${type}`, { count })}</span>
              <span className={cx(text.small, text.ink2)}>{t(`migration.blockerText.${type}`)}</span>
            </span>
            {href !== "" && (
              <a href={href} className={cx(buttonClass(), link)}>
                {t(`migration.blockerLink.${type}`)}
                <Icon of={ArrowUpRight} size={16} flip />
              </a>
            )}
          </li>
        );
      })}
    </CardList>
  );
}
