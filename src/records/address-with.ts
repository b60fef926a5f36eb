/** A page's address with what is known of these; what is "" is left out. */
export function addressWith(path: string, known: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(Object.entries(known).filter(([, value]) => value !== ""));
  return `${path}?${params.toString()}`;
}
