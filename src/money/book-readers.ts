import type { CallOutput } from "#shared/contract/index.ts";
import type { Found, Read } from "./record-readers.ts";

const saved: Found = { settled: "saved", recordId: "" };

/** Changes of the address book, by call: the answer is the outcome, and says of how many entries where there may be more. */
export const bookReaders: Readonly<Record<string, Read>> = {
  "addressBook.create": async () => saved,
  "addressBook.batchCreate": async (_world, _input, data) => {
    const { successCount, failList } = data as CallOutput<"addressBook.batchCreate">;
    return counted(successCount, successCount + failList.length);
  },
  "addressBook.delete": async (_world, { ids }, data) => {
    const { deleted } = data as CallOutput<"addressBook.delete">;
    return counted(deleted, distinct(ids));
  },
  "addressBook.edit": async () => saved,
  "addressBook.changeVerification": async (_world, { ids }, data) => {
    const { updated } = data as CallOutput<"addressBook.changeVerification">;
    return counted(updated, distinct(ids));
  },
  "addressBook.switch": async () => saved,
  "addressBook.superVerification": async () => saved,
};

const distinct = (ids: unknown): number => new Set(ids as readonly string[]).size;

/** Entries that were changed, of those that were sent. */
function counted(changed: number, sent: number): Found {
  if (changed >= sent) return saved;
  return { settled: changed === 0 ? "failed" : "partlySaved", recordId: "" };
}
