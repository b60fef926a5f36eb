import type { ReactNode } from "react";
import { css } from "#src/ui/style.ts";

const bar = css`
  display: flex; gap: 4px;
  & > i { flex: 1; height: 6px; border-radius: 3px; background: var(--pressed); }
  & > [data-state="done"] { background: var(--ink); }
  & > [data-state="now"] { background: var(--primary); }
`;

export interface ProgressProps {
  /** From 0. */
  readonly at: number;
  readonly of: number;
}

/** One segment a question. The words stand above it. */
export function Progress({ at, of }: ProgressProps): ReactNode {
  return (
    <div className={bar} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are what their place is
        <i key={index} data-state={index < at ? "done" : index === at ? "now" : "ahead"} />
      ))}
    </div>
  );
}
