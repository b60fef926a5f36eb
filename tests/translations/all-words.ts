/** Every member of a union of words; the type makes the list complete. */
export function all<Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(words);
}
