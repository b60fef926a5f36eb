import type { ReactNode } from "react";
import { css } from "#src/ui/style.ts";

const head = css`
  display: flex; align-items: center; gap: 12px; font-size: 16px; line-height: 24px; font-weight: 600;
  & > span { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: var(--ink); color: var(--surface); font-size: 13px; flex: none; }
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
