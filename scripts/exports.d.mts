/** An export that nobody needs, or a file. */
export interface DeadExport {
  readonly file: string;
  readonly fault: string;
}
export function deadExportsOf(root: string): readonly DeadExport[];
