import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { css } from "#src/ui/style.ts";

/** Where the chart will stand in the pair's card: its room is kept before its code is there, so that nothing moves. */

/** Legend and picture, px. */
const viewHeight = 232;
const controlsHeight = 52;

/** The card as a grid: head and spans side by side, the chart below both. */
export const chartGridClass = css`display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center;`;
/** As wide as the spans of a touch screen are, Arabic's words more. */
export const chartSpanClass = css`
  display: grid; justify-content: end; min-inline-size: 208px; padding-inline-end: 20px; [dir="rtl"] & { min-inline-size: 224px; }
  ${media.phone} { min-inline-size: 112px; padding-inline-end: 16px; [dir="rtl"] & { min-inline-size: 128px; } }
`;
export const chartBodyClass = css`
  grid-column: 1 / -1; min-block-size: ${viewHeight + controlsHeight}px; padding-inline: 20px;
  ${media.phone} { padding-inline: 16px; }
  ${media.coarse} { min-block-size: ${viewHeight + controlsHeight + 12}px; }
`;
export const chartViewClass = css`display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); block-size: ${viewHeight}px;`;

export function ChartPlace(): ReactNode {
  return (
    <>
      <div className={chartSpanClass} />
      <div className={chartBodyClass}>
        <ChartSkeleton />
      </div>
    </>
  );
}

export function ChartSkeleton(): ReactNode {
  return (
    <div className={chartViewClass}>
      <Skeleton>
        <SkeletonLine width="100%" height={viewHeight - 24} />
      </Skeleton>
    </div>
  );
}
