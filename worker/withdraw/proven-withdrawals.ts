import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { isWithdrawEnded, withdrawStage } from "#shared/domain/withdraw-state.ts";
import { isBlockCount } from "../records/block-count.ts";
import { createProvenRecords, type ProvenRecords } from "../records/proven-records.ts";

/** A person's withdrawals, of an answer that is verified and of the feed that is not. */
export function createProvenWithdrawals(): ProvenRecords<WithdrawRecord> {
  return createProvenRecords<WithdrawRecord>({
    idOf: ({ withdrawId }) => withdrawId,
    timeOf: ({ createTime }) => Number(createTime),
    countsOnly(record, known, isSame) {
      if (!isOnChain(known) || !isBlockCount(record.confirmations) || isTooMany(record)) return false;
      const { confirmations, updateTime } = known;
      return isSame({ ...record, confirmations, updateTime }, known);
    },
    // Neither blocks nor ends are taken back; questions may still come until it is on its way.
    // A state that is not known here may be any of those.
    isOlder: (record, known) =>
      record.status === "Unknown"
        ? isWithdrawEnded(known.status)
        : withdrawStage(record) < withdrawStage(known) &&
          !(needsInformation(record) && known.status === "Pending"),
  });
}

/** Blocks of what its network was never told of would say that it was. */
function isOnChain({ status, broadcastAt }: WithdrawRecord): boolean {
  return status === "BlockchainConfirmed" || broadcastAt !== "";
}

/** More blocks than it takes. */
function isTooMany({ confirmations, requiredConfirmations }: WithdrawRecord): boolean {
  return requiredConfirmations !== "" && Number(confirmations) > Number(requiredConfirmations);
}

const needsInformation = ({ status }: WithdrawRecord): boolean => status === "MoreInformationRequired";
