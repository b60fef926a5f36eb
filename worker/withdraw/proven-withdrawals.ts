import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { withdrawStage } from "#shared/domain/withdraw-state.ts";
import { createProvenRecords, type ProvenRecords } from "../records/proven-records.ts";

/** A person's withdrawals, of an answer that is verified and of the feed that is not. */
export function createProvenWithdrawals(): ProvenRecords<WithdrawRecord> {
  return createProvenRecords<WithdrawRecord>({
    idOf: ({ withdrawId }) => withdrawId,
    timeOf: ({ createTime }) => Number(createTime),
    countsOnly(record, known, isSame) {
      const { confirmations, updateTime } = known;
      return isSame({ ...record, confirmations, updateTime }, known);
    },
    // Neither blocks nor ends are taken back.
    isOlder: (record, known) => withdrawStage(record) < withdrawStage(known),
  });
}
