import type { CSSProperties } from "react";
import { css } from "./style.ts";

/** Where a row of a long table stands, and its cells within it. */

const tracks = new Map<string, string>();

/** Of a column that is so wide; of one that shares what is left. Made once for each width, as styles at module level are. */
export function trackClass(width: string | undefined): string | undefined {
  if (width === undefined) return undefined;
  const known = tracks.get(width);
  if (known !== undefined) return known;
  const made = css`flex: 0 0 ${width};`;
  tracks.set(width, made);
  return made;
}

/** So far below the first, px: moved, not laid out. */
export const standAt = (offset: number): CSSProperties => ({ transform: `translateY(${offset}px)` });
