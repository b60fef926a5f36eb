import type { RecordLink } from "#shared/contract/records.ts";

/** Where the record behind an entry is, below the application root; "" where there is no such page. */
export function recordHref(record: RecordLink | null): string {
  if (record === null || record.kind === "other") return "";
  const id = encodeURIComponent(record.id);
  return `${pages[record.kind]}record=${id}`;
}

const pages: Readonly<Record<Exclude<RecordLink["kind"], "other">, string>> = {
  convert: "/exchange/history?",
  transfer: "/subAccountTransferRecord?",
  deposit: "/deposit?view=history&",
  withdrawal: "/withdraw?view=history&",
};
