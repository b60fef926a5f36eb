import type { ReactNode } from "react";
import { css } from "./style.ts";

const count = css`
  display: inline-grid; place-items: center; min-width: 20px; height: 20px; padding-inline: 5px; border-radius: 10px;
  background: var(--primary); color: var(--on-primary); font-size: .75rem; font-weight: 600;
`;

/** How many things wait. */
export function CountBadge({ children }: { readonly children: number }): ReactNode {
  return <span className={count}>{children}</span>;
}
