/** An amount within a sentence: number and unit keep their order whichever way the sentence runs. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
