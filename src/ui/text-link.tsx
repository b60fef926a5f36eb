import { ArrowRight, ArrowUpRight } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";
import { hiddenText } from "./text.ts";

const base = css`
  font-weight: 500; text-underline-offset: 3px; border-radius: 2px;
  & > svg { vertical-align: -3px; }
  ${media.hover} { &:hover { text-decoration: underline; } }
  ${media.coarse} { position: relative; &::before { content: ""; position: absolute; inset: min(0px, (100% - 44px) / 2); } }
`;
const variants = {
  primary: css`color: var(--link); ${media.hover} { &:hover { color: var(--link-hover); } }`,
  secondary: css`color: var(--ink); text-decoration: underline; text-decoration-color: var(--control);`,
  tertiary: css`color: var(--ink-2);`,
};
const sizes = {
  small: css`font-size: .75rem; line-height: 1rem;`,
  normal: "",
  large: css`font-size: 1rem; line-height: 1.5rem;`,
  xlarge: css`font-size: 1.25rem; line-height: 1.75rem;`,
};
const off = css`color: var(--ink-off); cursor: not-allowed; text-decoration: none; &:hover { text-decoration: none; }`;

export type TextLinkVariant = keyof typeof variants;
export type TextLinkSize = keyof typeof sizes;

/** The look of a link, for a button within text. */
export function textLinkClass(variant: TextLinkVariant = "primary", size: TextLinkSize = "normal"): string {
  return cx(base, variants[variant], sizes[size]);
}

export interface TextLinkProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly variant?: TextLinkVariant;
  readonly size?: TextLinkSize;
  readonly disabled?: boolean;
  /** Opens beside this page, and says so. */
  readonly newWindow?: boolean;
  /** Leads on: an arrow along the line of text. */
  readonly arrow?: boolean;
}

/** A link in text. An address without a scheme stays within the app. */
export function TextLink(props: TextLinkProps): ReactNode {
  const { href, variant, size, disabled = false, newWindow = false, arrow, className, ...rest } = props;
  const { t } = useTranslation();
  const look = cx(textLinkClass(variant, size), disabled && off, className);
  const mark = newWindow ? ArrowUpRight : arrow === true && ArrowRight;
  const children = (
    <>
      {props.children}
      {mark && " "}
      {mark && <Icon of={mark} size={16} flip />}
      {newWindow && <span className={hiddenText}>{t("ui.newWindow")}</span>}
    </>
  );
  if (disabled) {
    return (
      // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a link without an address is how HTML disables one
      <a {...rest} role="link" aria-disabled="true" className={look}>
        {children}
      </a>
    );
  }
  if (newWindow || /^[a-z]+:/i.test(href)) {
    const adjacent = newWindow && { target: "_blank", rel: "noopener noreferrer" };
    return (
      <a {...rest} href={href} className={look} {...adjacent}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} href={href} className={look}>
      {children}
    </Link>
  );
}
