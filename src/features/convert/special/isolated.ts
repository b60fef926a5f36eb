/** A figure within a sentence: it neither breaks nor takes the direction of the words around it. */
export function isolated(figure: string): string {
  return `\u2066${figure.replaceAll(" ", "\u00a0")}\u2069`;
}
