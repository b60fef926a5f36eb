/** What `words` has for a name that somebody else chose: what every object has, such as "constructor", is none of its words. */
export function wordOf<T>(words: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
