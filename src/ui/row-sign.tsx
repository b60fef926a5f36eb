import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { onePath } from "./one-path.ts";
import { css, cx } from "./style.ts";

/** 16 px of lines on a disc of 30 px. What is the same of all of them stands in the style. */
const disc = css`
  width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); overflow: visible;
  fill: none; stroke: currentColor; stroke-width: 1.75px; stroke-linecap: round; stroke-linejoin: round;
`;

/** The disc that leads a row that comes and goes: two elements, whatever its sign is made of. */
export function RowSign({
  of: shapes,
  className,
}: {
  readonly of: IconNode;
  readonly className?: string;
}): ReactNode {
  return (
    <svg viewBox="-10.5 -10.5 45 45" className={cx(disc, className)} aria-hidden="true">
      <path d={onePath(shapes)} />
    </svg>
  );
}
