import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";

const base = css`
  position: relative; display: inline-grid; place-items: center; flex: none; border-radius: var(--r1); color: var(--ink-2);
  transition: background var(--t1) var(--ease);
  ${media.hover} { &:hover { background: var(--hover); } }
  &:active { background: var(--pressed); }
  &:is(:disabled, [aria-disabled="true"]) { color: var(--ink-off); cursor: not-allowed; background: none; }
`;
const sizes = {
  /** A glyph within a line of text: 28 px, with an invisible rim under a finger. */
  sm: css`
    width: 28px; height: 28px; margin: -4px; color: var(--ink-3);
    ${media.coarse} { &::before { content: ""; position: absolute; inset: -10px; } }
  `,
  /** In heads of dialogs and cards. */
  md: css`
    width: 36px; height: 36px; margin: -6px;
    ${media.coarse} { &::before { content: ""; position: absolute; inset: -4px; } }
  `,
  /** Tools of the header. */
  lg: css`width: 40px; height: 40px; ${media.phone} { width: 44px; height: 44px; }`,
  /** As high as a button, with an edge. */
  box: css`
    width: 40px; height: 40px; border: 1px solid var(--line-2); background: var(--surface); color: var(--ink);
    ${media.phone} { width: 44px; height: 44px; }
  `,
};
const glyphs = { sm: 16, md: 20, lg: 20, box: 18 } as const;

export interface IconButtonProps extends ComponentProps<"button"> {
  /** What it does, in words: its only name. */
  readonly label: string;
  readonly icon: IconNode;
  readonly size?: keyof typeof sizes;
  readonly glyph?: number;
  readonly flip?: boolean;
}

/** A button that shows a glyph only. */
export function IconButton({
  label,
  icon,
  size = "md",
  glyph,
  flip = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(base, sizes[size], className)}
    >
      <Icon of={icon} size={glyph ?? glyphs[size]} flip={flip} />
    </button>
  );
}

/** The same look for a link. */
export function iconButtonClass(size: keyof typeof sizes): string {
  return cx(base, sizes[size]);
}
