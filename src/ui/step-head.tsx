import type { ReactNode } from "react";
import { css } from "#src/ui/style.ts";

const head = css`
  display: flex; align-items: center; gap: .75rem; font-size: 1rem; line-height: 1.5rem; font-weight: 600;
  & > span { display: grid; place-items: center; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--ink); color: var(--surface); font-size: .8125rem; flex: none; }
`;

/** A numbered step of the form. */
export function StepHead({ at, children }: { readonly at: number; readonly children: ReactNode }): ReactNode {
  return (
    <h2 className={head}>
      <span aria-hidden="true">{at}</span>
      {children}
    </h2>
  );
}
