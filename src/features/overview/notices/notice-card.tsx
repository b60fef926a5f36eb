import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { CountBadge } from "#src/ui/count-badge.tsx";
import { perishableClass } from "#src/ui/figure-style.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import type { Found, Notice } from "./notice.ts";

const line = css`display: flex; align-items: flex-start; gap: 12px;`;
const disc = css`
  display: inline-grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; flex: none; background: var(--pressed);
  color: var(--ink-2);
`;
const tones = {
  plain: "",
  warn: css`background: var(--warn-soft); color: var(--warn);`,
  primary: css`background: var(--primary-soft); color: var(--link);`,
};
const words = css`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
/** A link at the end of a text of lines: as high as a finger needs without a gap above it. */
const step = css`display: inline-flex; align-items: center; min-height: 24px; ${media.coarse} { min-height: 44px; margin-block-end: -10px; }`;
const bar = css`
  height: 6px; margin-block-start: 8px; border-radius: 3px; background: var(--pressed); overflow: hidden;
  & > i { display: block; height: 100%; border-radius: 3px; background: var(--primary); }
`;

export interface NoticeCardProps {
  readonly id: string;
  readonly title: string;
  readonly found: readonly Found[];
  /** How many there are stands at the end of the head. */
  readonly counted?: boolean;
}

/** Whether there is something to show of it. */
export function hasAny(found: readonly Found[]): boolean {
  return found.some(({ notices, unread }) => notices.length > 0 || unread !== "");
}

/** Notices of one kind, and what of them could not be read; nothing where there are none. */
export function NoticeCard({ id, title, found, counted = false }: NoticeCardProps): ReactNode {
  if (!hasAny(found)) return null;
  const count = found.reduce((sum, { notices }) => sum + notices.length, 0);
  return (
    <Card aria-labelledby={id}>
      <CardHead title={title} id={id}>
        {counted && count > 0 && <CountBadge>{count}</CountBadge>}
      </CardHead>
      <CardList>
        {found.map(({ notices, unread }) => [
          ...notices.map((notice) => (
            <li key={notice.id} data-stale={unread === "" ? undefined : ""}>
              <OneNotice notice={notice} />
            </li>
          )),
          unread !== "" && (
            <li key={unread} className={cx(text.small, text.ink2)}>
              {unread}
            </li>
          ),
        ])}
      </CardList>
    </Card>
  );
}

function OneNotice({ notice }: { readonly notice: Notice }): ReactNode {
  const { icon, tone = "plain", title, text: more, action, progress } = notice;
  return (
    <>
      <div className={line}>
        <span className={cx(disc, tones[tone])}>
          <Icon of={icon} size={16} />
        </span>
        <div className={words}>
          <div className={cx(text.strong, perishableClass)}>{title}</div>
          {more !== undefined && more !== "" && <div className={cx(text.small, text.ink2)}>{more}</div>}
          {action !== undefined && (
            <TextLink href={action.href} className={cx(text.small, step)}>
              {action.label}
            </TextLink>
          )}
        </div>
        {progress !== undefined && <span className={cx(text.small, text.ink2)}>{progress.label}</span>}
      </div>
      {progress !== undefined && (
        <div className={bar} aria-hidden="true">
          <i style={{ inlineSize: `${progress.share}%` }} />
        </div>
      )}
    </>
  );
}
