import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "./style.ts";

const dot = css`
  display: inline-flex; align-items: center; gap: 8px; padding-inline-start: 3px; white-space: nowrap;
  &::before { content: ""; width: 6px; height: 6px; border-radius: 50%; flex: none; }
`;
const states = {
  live: css`&::before { background: var(--success); box-shadow: 0 0 0 3px var(--success-soft); }`,
  reconnecting: css`&::before { background: var(--warn); box-shadow: 0 0 0 3px var(--warn-soft); }`,
  disconnected: css`&::before { background: var(--danger); box-shadow: 0 0 0 3px var(--danger-soft); }`,
  offline: css`&::before { background: var(--control); }`,
};
export type FeedState = keyof typeof states;
const words: Record<FeedState, string> = {
  live: "ui.feed.live",
  reconnecting: "ui.feed.reconnecting",
  disconnected: "ui.feed.disconnected",
  offline: "ui.feed.offline",
};

export interface LiveDotProps {
  readonly state: FeedState;
  /** Says a change aloud: once per page. */
  readonly announce?: boolean;
  readonly className?: string;
  /** Other words than Live, Reconnecting, Disconnected, Offline. */
  readonly children?: ReactNode;
}

/** Whether prices are live: a dot and always a word. */
export function LiveDot({ state, announce = false, className, children }: LiveDotProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={cx(dot, states[state], className)} role={announce ? "status" : undefined}>
      {children ?? t(words[state])}
    </span>
  );
}
