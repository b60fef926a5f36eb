/** A record number in groups of four for the eye (D5.5); the last group takes the rest. */
export function groupedId(id: string): string {
  if (!/^\d+$/.test(id)) return id;
  const groups = id.match(/\d{1,4}/g) ?? [];
  const last = groups[groups.length - 1] ?? "";
  if (groups.length > 1 && last.length < 4) return `${groups.slice(0, -1).join(" ")}${last}`;
  return groups.join(" ");
}
