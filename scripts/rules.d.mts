export interface Rule {
  readonly id: string;
  readonly planned: boolean;
}
export function readRules(text?: string): readonly Rule[];
export function citedIn(text: string): readonly string[];
export function readCitations(): ReadonlyMap<string, readonly string[]>;
export function unknownCitations(
  rules: readonly Rule[],
  citations: ReadonlyMap<string, readonly string[]>,
): readonly string[];
