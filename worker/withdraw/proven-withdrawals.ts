import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { isWithdrawEnded } from "#shared/domain/withdraw-end.ts";
import { isOtherWithdrawal, unclearWithdrawal, withdrawStage } from "#shared/domain/withdraw-state.ts";
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
    // Neither ends nor its way are taken back; questions may still come until it is on its way.
    // A state that is not known here may be any of those.
    isOlder: (record, known) =>
      record.status === "Unknown"
        ? isWithdrawEnded(known.status)
        : stageOf(record) < stageOf(known) && !(needsInformation(record) && known.status === "Pending"),
    isBehind: (record, known) =>
      record.status === known.status && Number(record.confirmations) < Number(known.confirmations),
    isAnother: isOtherWithdrawal,
    unclear: unclearWithdrawal,
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

/** Whatever its blocks: somebody who signs nothing may have counted them. */
const stageOf = (record: WithdrawRecord): number => withdrawStage({ ...record, confirmations: "0" });

const needsInformation = ({ status }: WithdrawRecord): boolean => status === "MoreInformationRequired";
