import type { TransferRecord } from "../contract/transfer.ts";

type Ends = Pick<TransferRecord, "fromMemberId" | "toMemberId" | "otherName">;

/**
 * The name of the other person at this end of a transfer; "" at an own end, and while it is not known that the end across is own: the
 * one name of a record would stand at both.
 */
export function otherNameAt(id: string, row: Ends, isOwn: (id: string) => boolean): string {
  const across = id === row.fromMemberId ? row.toMemberId : row.fromMemberId;
  return isOwn(across) && !isOwn(id) ? row.otherName : "";
}
