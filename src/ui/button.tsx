import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import { css, cx } from "./style.ts";

export type ButtonVariant = "primary" | "secondary" | "tertiary" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const base = css`
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 40px; padding: 9px 16px;
  border-radius: var(--r1); border: 1px solid transparent; font-weight: 600; font-size: .875rem; line-height: 1.25rem;
  text-align: center; white-space: nowrap; -webkit-user-select: none; user-select: none;
  transition: background var(--t1) var(--ease), border-color var(--t1) var(--ease);
  ${media.phone} { min-height: 44px; }
  ${media.stacked} { white-space: normal; }
  ${media.coarse} { position: relative; &::before { content: ""; position: absolute; inset: min(0px, (100% - 44px) / 2); } }
`;
const sizes: Record<ButtonSize, string> = {
  sm: css`min-height: 32px; padding: 5px 12px; font-size: .8125rem; ${media.phone} { min-height: 36px; }`,
  md: "",
  lg: css`min-height: 48px; padding: 11px 24px; font-size: 1rem; line-height: 1.5rem; ${media.phone} { min-height: 48px; }`,
};
const variants: Record<ButtonVariant, string> = {
  primary: css`
    background: var(--primary); color: var(--on-primary);
    ${media.hover} { &:hover { background: var(--primary-hover); } }
    &:active { background: var(--primary-pressed); }
  `,
  secondary: css`
    background: var(--surface); border-color: var(--line-2); color: var(--ink);
    ${media.hover} { &:hover { background: var(--hover); border-color: var(--control); } }
    &:active { background: var(--pressed); }
  `,
  tertiary: css`
    color: var(--ink); padding-inline: 12px;
    ${media.hover} { &:hover { background: var(--hover); } }
    &:active { background: var(--pressed); }
  `,
  danger: css`
    background: var(--danger-fill); color: var(--on-danger);
    ${media.hover} { &:hover { filter: brightness(.93); } }
    &:active { filter: brightness(.86); }
  `,
};
const wide = css`width: 100%; white-space: normal;`;
/** Last of the variants, so that it wins over them. */
const off = css`
  &:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"]) {
    background: var(--pressed); color: var(--ink-off); border-color: transparent; cursor: not-allowed; filter: none;
  }
  &[aria-busy="true"] { cursor: progress; }
`;

/** The classes of a button, for a link that looks like one. */
export function buttonClass(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "md",
  block = false,
): string {
  return cx(base, variants[variant], sizes[size], block && wide, off);
}

export interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container; the label may then wrap. */
  readonly block?: boolean;
  /** It works: keeps its label, gains a spinner, and does nothing when pressed again. */
  readonly busy?: boolean;
  readonly icon?: IconNode;
}

/** One action. A view has one primary button; say in words beside it why a button is disabled. */
export function Button({
  variant = "secondary",
  size = "md",
  block = false,
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={cx(buttonClass(variant, size, block), className)}
      onClick={(event) => {
        if (busy || rest["aria-disabled"] === true) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
