import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { onlineNow, watchOnline } from "#src/state/online.ts";
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
const texts: Record<FeedState, string> = {
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

/** Whether prices are live: a dot and always a word. Without a network nothing is, before the feed notices. */
export function LiveDot({ state, announce = false, className, children }: LiveDotProps): ReactNode {
  const { t } = useTranslation();
  const online = useSyncExternalStore(watchOnline, onlineNow, () => true);
  const cut = state === "live" && !online;
  const shown = cut ? "offline" : state;
  return (
    <span
      className={cx(dot, states[shown], className)}
      role={announce ? "status" : undefined}
      data-feed-dot={shown}
    >
      {cut ? t(texts.offline) : (children ?? t(texts[shown]))}
    </span>
  );
}
