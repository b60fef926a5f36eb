import { Ban, Check, CircleAlert, CircleX, Clock, type IconNode, Loader } from "lucide";
import type { ReactNode } from "react";
import { perishableClass } from "./figure-style.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";

const state = css`display: inline-flex; align-items: center; gap: 6px; font-weight: 500; white-space: nowrap;`;
const tones = {
  /** Quiet: only what runs, waits or failed has colour. */
  done: css`color: var(--ink-2); & > svg { color: var(--success); }`,
  running: css`color: var(--info);`,
  waiting: css`color: var(--ink-2);`,
  attention: css`color: var(--warn);`,
  failed: css`color: var(--danger);`,
  cancelled: css`color: var(--ink-3);`,
};
const marks: Record<keyof typeof tones, IconNode> = {
  done: Check,
  running: Loader,
  waiting: Clock,
  attention: CircleAlert,
  failed: CircleX,
  cancelled: Ban,
};

/** Where a record stands: sign, word and colour together; within a stale region it looks it. */
export function StateMark({
  kind,
  icon,
  children,
}: {
  readonly kind: keyof typeof tones;
  readonly icon?: IconNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={cx(state, tones[kind], perishableClass)}>
      <Icon of={icon ?? marks[kind]} size={16} />
      {children}
    </span>
  );
}
