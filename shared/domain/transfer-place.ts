import type { TransferPlace } from "../contract/transfer-estimate.ts";

export function isSame(one: TransferPlace, other: TransferPlace): boolean {
  return one.memberId === other.memberId && one.accountType === other.accountType;
}
