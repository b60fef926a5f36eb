/** How many px a size of the tokens is, for what styles alone cannot set: text may be scaled by the browser. */
export function pxOf(px: number): number {
  return (px / usual) * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual);
}

/** The same for a style. */
export function remOf(px: number): string {
  return `${px / usual}rem`;
}

/** px of a browser's text that nobody has scaled. */
const usual = 16;
