import type { ComponentProps, ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { css, cx } from "./style.ts";

const card = css`background: var(--surface); border: 1px solid var(--line); border-radius: var(--r2); min-width: 0;`;
const pads = {
  none: "",
  /** Forms and summaries. */
  md: css`padding: 24px; ${media.phone} { padding: 16px; }`,
  /** Heads and rows. */
  sm: css`padding: 16px 20px; ${media.phone} { padding: 16px; }`,
};
const head = css`
  display: flex; align-items: center; gap: 12px; min-height: 57px; padding: 16px 20px; border-block-end: 1px solid var(--line);
  ${media.phone} { padding: 12px 16px; }
`;
const title = css`flex: 1; min-width: 0;`;
const foot = css`padding: 12px 20px; border-block-start: 1px solid var(--line); ${media.phone} { padding-inline: 16px; }`;
const list = css`
  & > li { padding: 12px 20px; border-block-end: 1px solid var(--line); ${media.phone} { padding-inline: 16px; } }
  & > li:last-child { border-block-end: 0; }
  ${media.coarse} { & > li > a { min-height: 44px; } }
`;

export interface CardProps extends ComponentProps<"section"> {
  readonly pad?: keyof typeof pads;
}

/** A surface with a hairline. Give it `aria-label` or a {@link CardHead} whose id it is labelled by. */
export function Card({ pad = "none", className, ...rest }: CardProps): ReactNode {
  return <section {...rest} className={cx(card, pads[pad], className)} />;
}

/** Title, and at its end whatever belongs to the whole card. */
export function CardHead({
  title: words,
  id,
  children,
}: {
  readonly title: ReactNode;
  readonly id?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <header className={head}>
      <h2 className={title} id={id}>
        {words}
      </h2>
      {children}
    </header>
  );
}

export function CardBody({
  className,
  pad = "sm",
  ...rest
}: ComponentProps<"div"> & { readonly pad?: keyof typeof pads }): ReactNode {
  return <div {...rest} className={cx(pads[pad], className)} />;
}

export function CardFoot({ className, ...rest }: ComponentProps<"footer">): ReactNode {
  return <footer {...rest} className={cx(foot, className)} />;
}

/** Rows parted by hairlines. */
export function CardList({ className, ...rest }: ComponentProps<"ul">): ReactNode {
  return <ul {...rest} className={cx(list, className)} />;
}

/** The head's look, for a head that holds tabs or a search instead of a title. */
export const cardHeadClass = head;
