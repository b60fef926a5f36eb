import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";

/** As high as an address with its facts, so that what stands below stays where it is. */
export const addressPlace = css`min-block-size: 23.9rem; ${media.phone} { min-block-size: 38.6rem; }`;

/** Where the address will be. */
export function AddressWait(): ReactNode {
  return (
    <div className={addressPlace}>
      <SkeletonRows count={4} />
    </div>
  );
}
