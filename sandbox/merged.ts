/** Every member of a union at once. */
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

/** Objects as one. Throws where two have a key in common: neither may lose it silently. */
export function merged<P extends object>(parts: readonly P[]): Together<P> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const all = Object.fromEntries(entries);
  if (Object.keys(all).length === entries.length) return all as Together<P>;
  const names = entries.map(([name]) => name);
  throw new Error(`Declared twice: ${names.filter((name, at) => names.indexOf(name) !== at).join(", ")}`);
}
