import type { ChainDeposit, DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { plain } from "../../ledger/amounts.ts";
import type { DepositRow } from "./tables.ts";

/** Blocks on top of a transfer by a time: none after the chain rolled back, none that nobody waits for. */
export function confirmationsOf(row: DepositRow, at: number): number {
  const until = Math.min(at, row.stoppedAt ?? at);
  return Math.max(0, Math.min(row.safe, Math.floor((until - row.seenAt) / row.blockMs)));
}

/** Deposits from other users count their states in numbers of their own (F4c.6). */
const internalStates: Readonly<Record<number, 1 | 2 | 3>> = {
  [depositStatuses.success]: 2,
  [depositStatuses.failed]: 3,
};

/** A deposit as the wire has it. */
export function recordView(row: DepositRow, at: number): DepositRecord {
  const { id, coin, amount } = row;
  const shared = { id, coin, amount: plain(amount), txID: row.txId, ...taxView(row) };
  if (row.recordType === 2) {
    return {
      ...shared,
      recordType: 2,
      type: 1,
      status: internalStates[row.status] ?? 1,
      address: row.fromAddress,
      fromMemberId: row.fromMember,
      createdTime: String(Math.floor(row.seenAt / 1000)),
      complianceStatus: row.travelRule,
    };
  }
  return {
    ...shared,
    recordType: 1,
    chain: row.chain,
    status: row.status as ChainDeposit["status"],
    toAddress: row.toAddress,
    tag: row.tag,
    depositFee: "0",
    successAt: timeText(row.creditedAt),
    confirmations: String(confirmationsOf(row, at)),
    requiredConfirmations: String(row.required),
    safeConfirmations: String(row.safe),
    createdTime: String(row.seenAt),
    unlockedAt: timeText(row.unlockedAt),
    endedAt: timeText(row.endedAt),
    txIndex: "0",
    blockHash: row.txId.split("").toReversed().join(""),
    batchReleaseLimit: row.dayLimit,
    depositType: row.depositType,
    fromAddress: row.fromAddress,
    travelRuleStatus: row.travelRule,
  };
}

function taxView({ id, taxStatus }: DepositRow): Pick<ChainDeposit, "taxStatus" | "taxDepositRecordsId"> {
  return { taxStatus, taxDepositRecordsId: taxStatus === 0 ? "" : `tax-${id}` };
}

function timeText(at: number | null): string {
  return at === null ? "" : String(at);
}
