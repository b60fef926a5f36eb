import type { ReactNode } from "react";
import { media } from "../breakpoints.ts";
import { css, cx } from "../style.ts";
import { hiddenRules } from "../text.ts";

const body = css`
  display: grid; grid-template-columns: 232px minmax(0, 1fr); flex: 1;
  @media (min-width: 62em) and (max-width: 74.9375em) { grid-template-columns: 64px minmax(0, 1fr); }
  ${media.noRail} { grid-template-columns: minmax(0, 1fr); }
`;
const alone = css`grid-template-columns: minmax(0, 1fr) !important;`;

/** Side bar and content under the header. */
export function Body({
  side,
  children,
}: {
  readonly side?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={cx(body, side === undefined && alone)}>
      {side}
      {children}
    </div>
  );
}

const main = css`
  padding: 28px 32px 56px; min-width: 0;
  ${media.noRail} { padding: 24px; }
  ${media.phone} {
    padding: 16px 16px calc(96px + var(--inset-bottom));
    [data-tall-bar] & { padding-block-end: calc(136px + var(--inset-bottom)); }
  }
  &:focus { outline: none; }
`;
const page = css`max-width: 1160px; margin-inline: auto;`;
const head = css`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: 16px; margin-block-end: 20px; min-height: 40px;
  & > div { flex: 1 1 10rem; min-width: 0; }
  & > div > p { color: var(--ink-2); margin-block-start: 2px; }
  ${media.phone} { margin-block-end: 16px; }
`;
/** On phones a task page has its title in the header; here it stays for screen readers. */
const taskHead = css`
  ${media.phone} { ${hiddenRules} & > :not(:first-child) { display: none; } }
`;

/** The navigation names the page already; screen readers have the heading. */
const hiddenHead = css`${hiddenRules}`;

export interface PageProps {
  readonly title: string;
  /** Nobody needs to see the title: the page begins with its figures. */
  readonly quiet?: boolean;
  readonly lede?: ReactNode;
  /** At the end of the title row. Hidden with the row on phones of task pages: the header's action replaces it. */
  readonly actions?: ReactNode;
  readonly task?: boolean;
  readonly children: ReactNode;
}

/** A page's main part: title row and content of at most 1160 px. The skip link leads here (`#main`). */
export function Page(props: PageProps): ReactNode {
  const { title, lede, actions, quiet = false, task = false, children } = props;
  return (
    <main className={main} id="main" tabIndex={-1}>
      <div className={page}>
        <div className={cx(head, task && taskHead, quiet && hiddenHead)}>
          <div>
            <h1>{title}</h1>
            {lede !== undefined && <p>{lede}</p>}
          </div>
          {actions}
        </div>
        {children}
      </div>
    </main>
  );
}

const grid = css`display: grid; gap: 24px; align-items: start; ${media.phone} { gap: 16px; }`;
/** Page grids; each falls to one column where it no longer fits. */
export const columns = {
  convert: cx(
    grid,
    css`
      grid-template-columns: 432px minmax(0, 1fr);
      @media (min-width: 75em) and (max-width: 89.9375em) { grid-template-columns: 400px minmax(0, 1fr); }
      @media (max-width: 74.9375em) { grid-template-columns: minmax(0, 1fr); }
    `,
  ),
  form: cx(
    grid,
    css`grid-template-columns: minmax(0, 1fr) 384px; ${media.noRail} { grid-template-columns: minmax(0, 1fr); }`,
  ),
  wide: cx(
    grid,
    css`grid-template-columns: minmax(0, 1fr) 336px; ${media.noRail} { grid-template-columns: minmax(0, 1fr); }`,
  ),
} as const;
