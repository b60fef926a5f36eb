import type { ReactNode } from "react";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const mark = css`
  display: grid; place-items: center; width: 24px; height: 24px; flex: none; border-radius: 50%; font-size: 13px; font-weight: 600;
  background: var(--ink); color: var(--surface); box-shadow: inset 0 0 0 1px var(--ink);
  &[data-off] { background: none; color: var(--ink-3); box-shadow: inset 0 0 0 1px var(--control); }
`;

export interface StepProps {
  readonly number: number;
  readonly title: string;
  /** What comes before it is not done. */
  readonly off?: boolean;
  readonly children: ReactNode;
}

/** One part of a form that is filled in from above to below. */
export function Step({ number, title, off = false, children }: StepProps): ReactNode {
  return (
    <section className={flow.stack3} aria-label={title}>
      <h2 className={cx(flow.rowWide, text.large, text.strong, off && text.ink2)}>
        <span className={mark} data-off={off ? "" : undefined} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className={cx(flow.stack4, off && text.small, off && text.ink2)}>{children}</div>
    </section>
  );
}
