import { type ReactNode, Suspense } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";
import { tabsClass } from "./list-style.ts";

/** The kinds are a strip of the header. */
const strip = css`${media.phone} { margin-block-start: -17px; }`;
const room = css`height: 48px;`;

/**
 * A list of records of a page whose title stands in the header on phones: from edge to edge below it, from the moment its code is
 * on its way.
 */
export function UnderHeader({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={strip}>
      <Suspense
        fallback={
          <>
            <div className={tabsClass}>
              <div className={room} />
            </div>
            <SkeletonRows count={8} />
          </>
        }
      >
        {children}
      </Suspense>
    </div>
  );
}
