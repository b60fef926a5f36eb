import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const row = css`display: flex; gap: 12px; align-items: center; min-height: 44px; & > svg { color: var(--ink-2); }`;
const small = css`display: block;`;

export interface PanelRowProps {
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A badge, or the next step. */
  readonly end?: ReactNode;
}

/** One thing that is so of the account. */
export function PanelRow({ icon, title, detail, end }: PanelRowProps): ReactNode {
  return (
    <li className={row}>
      <Icon of={icon} />
      <span className={flow.grow}>
        <b className={text.medium}>{title}</b>
        {detail !== undefined && <span className={cx(small, text.small, text.ink2)}>{detail}</span>}
      </span>
      {end}
    </li>
  );
}
