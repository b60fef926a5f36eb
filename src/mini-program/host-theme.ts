/** Colours as #rrggbb, by the host's names (bg_color, text_color, …). */
export type HostTheme = Readonly<Record<string, string>>;

/** Only well-formed colours survive: they end up in styles. */
export function readTheme(json: string): HostTheme {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? onlyColours(value) : {};
  } catch {
    return {};
  }
}

export function onlyColours(value: object): HostTheme {
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => /^#[\da-f]{6}$/i.test(String(entry[1]))),
  );
}
