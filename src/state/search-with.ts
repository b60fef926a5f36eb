/** An address's search with these, of which each that is "" goes; what else stands there stays. */
export function searchWith(search: string, wanted: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(wanted)) {
    if (value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = String(params);
  return text && `?${text}`;
}
