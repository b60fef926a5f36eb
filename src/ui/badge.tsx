import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";

const badge = css`
  display: inline-flex; align-items: center; gap: 4px; min-height: 22px; padding: 0 7px; border-radius: var(--r1); font-size: .75rem;
  line-height: 1rem; font-weight: 500; background: var(--pressed); color: var(--ink-2); white-space: nowrap;
`;
const tones = {
  plain: "",
  ok: css`background: var(--success-soft); color: var(--success);`,
  bad: css`background: var(--danger-soft); color: var(--danger);`,
  warn: css`background: var(--warn-soft); color: var(--warn);`,
  info: css`background: var(--info-soft); color: var(--info);`,
  primary: css`background: var(--primary-soft); color: var(--link);`,
  line: css`background: none; box-shadow: inset 0 0 0 1px var(--line-2);`,
};

export interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly icon?: IconNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A short property of what it stands beside. */
export function Badge({ tone = "plain", icon, className, children }: BadgeProps): ReactNode {
  return (
    <span className={cx(badge, tones[tone], className)}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  );
}
