/** Modules of white around a code; the paper's padding adds the rest of the four that readers want. */
const quiet = 2;

/** Edge of the drawing in modules, quiet zone included. */
export function qrSize(matrix: readonly (readonly boolean[])[]): number {
  return matrix.length + 2 * quiet;
}

/** The dark modules as one SVG path: each run of a row is one rectangle. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  let path = "";
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      const length = x - start + 1;
      path += `M${start + quiet} ${y + quiet}h${length}v1h-${length}z`;
    }
  }
  return path;
}
