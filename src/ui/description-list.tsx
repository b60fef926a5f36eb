import type { ComponentProps, ReactNode } from "react";
import { css, cx } from "./style.ts";

const list = css`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px;
  & dt { color: var(--ink-2); }
  & dd { text-align: end; min-width: 0; }
`;
const small = css`font-size: .8125rem; line-height: 1.25rem;`;
/** A term breaks before its value goes below it: a figure keeps its line, unless it is longer than one. */
const row = css`
  display: flex; flex-wrap: wrap; gap: 0 16px;
  & dt { flex: 1 1 0; min-width: min-content; }
  & dd { max-width: 100%; margin-inline-start: auto; }
  & dd span { white-space: normal; overflow-wrap: anywhere; }
`;
const total = css`align-items: baseline; padding-block-start: 12px; border-block-start: 1px solid var(--line); font-weight: 600; & dt { color: var(--ink); }`;
const stacked = css`display: grid; gap: 4px; & dd { text-align: start; }`;

/** Terms at the start, values at the end. */
export function DescriptionList({
  size = "md",
  className,
  ...rest
}: ComponentProps<"dl"> & { readonly size?: "sm" | "md" }): ReactNode {
  return <dl {...rest} className={cx(list, size === "sm" && small, className)} />;
}

export interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
  /** `total` parts it from those above; `stacked` puts the value below its term. */
  readonly kind?: "row" | "total" | "stacked";
}

export function Fact({ term, children, kind = "row" }: FactProps): ReactNode {
  return (
    <div className={kind === "stacked" ? stacked : cx(row, kind === "total" && total)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
