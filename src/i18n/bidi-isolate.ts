import { directionOf } from "#shared/site/languages.ts";

/** A figure, date or name within a sentence: it neither breaks nor takes the direction of the words around it, but its own. */
export function bidiIsolate(figure: string): string {
  return `\u2068${figure.replaceAll(" ", "\u00a0")}\u2069`;
}

/** What somebody else says among our words: it keeps its own direction, and breaks as they do. */
export function isolateSentence(words: string): string {
  return `\u2068${words}\u2069`;
}

/**
 * What fills a hole in a text. Read from right to left, it keeps the direction that its own first letter has, so that an
 * amount's unit stays behind the amount; a bare number needs no help.
 */
export function isolateValue(value: string, language: string): string {
  if (directionOf(language) !== "rtl" || /^(\d*$|[\u2066-\u2068])/.test(value)) return value;
  return `\u2068${value}\u2069`;
}
