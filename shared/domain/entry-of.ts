/** What a table has under a name that somebody else chose: what every object has, such as "constructor", is no entry of it. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
