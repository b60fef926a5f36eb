import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { isOlderDeposit, isOtherDeposit, unclearDeposit } from "#shared/domain/deposit-order.ts";
import { depositProgress, depositRank, depositState } from "#shared/domain/deposit-state.ts";
import { isBlockCount } from "../records/block-count.ts";
import { createProvenRecords, type ProvenRecords } from "../records/proven-records.ts";

/** A person's deposits, of an answer that is verified and of the feed that is not. */
export function createProvenDeposits(): ProvenRecords<DepositRecord> {
  return createProvenRecords<DepositRecord>({
    idOf: ({ id }) => id,
    timeOf: depositRank,
    countsOnly(record, known, isSame) {
      if (record.recordType !== 1 || known.recordType !== 1 || !isBlockCount(record.confirmations))
        return false;
      const isCount = isSame({ ...record, confirmations: known.confirmations }, known);
      return isCount && depositState(record) === depositState(known) && !reaches(record, known);
    },
    isOlder: isOlderDeposit,
    isBehind: (record, known) =>
      record.recordType === 1 &&
      known.recordType === 1 &&
      record.status === known.status &&
      Number(record.confirmations) < Number(known.confirmations),
    isAnother: isOtherDeposit,
    unclear: unclearDeposit,
  });
}

type Chain = DepositRecord & { readonly recordType: 1 };

/** So many blocks mean that it is credited, or free: nobody who signs nothing says that. */
function reaches(record: Chain, known: Chain): boolean {
  const { seen, credit, safe } = depositProgress(record);
  const before = depositProgress(known).seen;
  return [credit, safe].some((milestone) => milestone > 0 && seen >= milestone && before < milestone);
}
