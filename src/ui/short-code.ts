/** A coin's or currency's code as it is shown beside a figure, which is never cut: one that is longer than any code is. */
export function shortCode(code: string): string {
  return code.replace(/^(.{20}).+$/su, "$1…");
}
