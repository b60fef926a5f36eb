import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

const empty = css`
  display: grid; justify-items: center; text-align: center; gap: 8px; padding: 12px 0;
  & > svg { color: var(--ink-3); margin-block-end: 4px; }
  & > h2 { font-size: .875rem; line-height: 1.25rem; }
  & > p { max-width: 300px; }
`;
const actions = css`display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 8px; margin-block-start: 4px;`;
const fine = css`font-size: .75rem; line-height: 1rem; color: var(--ink-3); overflow-wrap: anywhere;`;

export interface EmptyProps {
  readonly icon: IconNode;
  /** What is so. */
  readonly title: ReactNode;
  /** Why, or what it means. */
  readonly children?: ReactNode;
  /** The next step. */
  readonly actions?: ReactNode;
  /** Code, request id, time: what support needs. */
  readonly fineprint?: ReactNode;
}

/** Nothing to show: says why and offers the next step. */
export function Empty({ icon, title, children, actions: steps, fineprint }: EmptyProps): ReactNode {
  return (
    <div className={empty}>
      <Icon of={icon} size={24} />
      <h2>{title}</h2>
      {children !== undefined && <p className={text.ink2}>{children}</p>}
      {steps !== undefined && <div className={actions}>{steps}</div>}
      {fineprint !== undefined && <p className={cx(fine)}>{fineprint}</p>}
    </div>
  );
}
