/** A wall that an import crosses, or a circle of imports. */
export interface WallFault {
  readonly file: string;
  readonly fault: string;
}
export function faultsOf(root: string): readonly WallFault[];
