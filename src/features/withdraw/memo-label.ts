/** What a network calls its memo ("tag"), as it begins a line: like every other label. "" stays so. */
export function memoLabel(name: string, language: string): string {
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join("");
}
