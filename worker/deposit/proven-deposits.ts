import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { depositState, depositTime, isUnderWay } from "#shared/domain/deposit-state.ts";
import { createProvenRecords, type ProvenRecords } from "../records/proven-records.ts";

/** A person's deposits, of an answer that is verified and of the feed that is not. */
export function createProvenDeposits(): ProvenRecords<DepositRecord> {
  return createProvenRecords<DepositRecord>({
    idOf: ({ id }) => id,
    timeOf: depositTime,
    countsOnly(record, known, isSame) {
      if (record.recordType !== 1 || known.recordType !== 1) return false;
      const isCount = isSame({ ...record, confirmations: known.confirmations }, known);
      return isCount && depositState(record) === depositState(known);
    },
    isOlder,
  });
}

const rolledBack = 7;
/** How a rollback ends. */
const afterRollback: readonly number[] = [70_011, 70_012, 70_013];

/** An answer that was on its way while the feed told more: blocks and ends are not taken back, but for a rollback. */
function isOlder(record: DepositRecord, known: DepositRecord): boolean {
  if (record.recordType !== 1 || known.recordType !== 1) return false;
  if (record.status === rolledBack) return afterRollback.includes(known.status);
  const isFinal = !isUnderWay(depositState(known)) && isUnderWay(depositState(record));
  const isBehind =
    record.status === known.status && Number(record.confirmations) < Number(known.confirmations);
  return isFinal || isBehind || (known.successAt !== "" && record.successAt === "");
}
