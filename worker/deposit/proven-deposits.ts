import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import type { RecentDepositRow } from "#shared/contract/deposit-view.ts";
import { depositState, depositTime, isUnderWay } from "#shared/domain/deposit-state.ts";

/**
 * A person's deposits, of two tellers. A verified answer says what came in and what became of it. The private feed, which
 * nobody signs, only counts the blocks of what is known; all else that it tells waits for an answer that says the same.
 */
export interface ProvenDeposits {
  /** Newest first; another list at every change. */
  readonly list: readonly RecentDepositRow[];
  /** The feed told of something that no answer proves yet. */
  readonly waits: boolean;
  /** From a verified answer. */
  prove(records: readonly DepositRecord[]): void;
  /** From the feed. */
  hear(records: readonly DepositRecord[]): void;
  /** What was heard is not looked for any longer. */
  giveUp(): void;
}

const most = 50;

export function createProvenDeposits(): ProvenDeposits {
  const rows = new Map<string, RecentDepositRow>();
  const heard = new Map<string, DepositRecord>();
  let list: readonly RecentDepositRow[] = [];

  function put(record: DepositRecord): void {
    const known = rows.get(record.id);
    if (known !== undefined && (isOlder(record, known) || isSame(record, known))) return;
    rows.set(record.id, { ...record, key: record.id });
  }

  /** Takes of what was heard all that needs no proof, and keeps what does. */
  function weigh(): void {
    for (const [id, record] of heard) {
      const known = rows.get(id);
      if (known === undefined) continue;
      if (isSame(record, known) || isOlder(record, known)) heard.delete(id);
      else if (countsOnly(record, known)) {
        put(record);
        heard.delete(id);
      }
    }
    const next = [...rows.values()].toSorted((a, b) => depositTime(b) - depositTime(a)).slice(0, most);
    if (next.length !== list.length || next.some((row, at) => row !== list[at])) list = next;
  }

  return {
    get list() {
      return list;
    },
    get waits() {
      return heard.size > 0;
    },
    prove(records) {
      for (const record of records) put(record);
      weigh();
    },
    hear(records) {
      for (const record of records) heard.set(record.id, record);
      weigh();
    },
    giveUp() {
      heard.clear();
    },
  };
}

/** Nothing but the count of its blocks is another, and that makes nothing else of it. */
function countsOnly(record: DepositRecord, known: RecentDepositRow): boolean {
  if (record.recordType !== 1 || known.recordType !== 1) return false;
  const isCount = isSame({ ...record, confirmations: known.confirmations }, known);
  return isCount && depositState(record) === depositState(known);
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

function isSame(record: DepositRecord, known: RecentDepositRow): boolean {
  return JSON.stringify(sorted({ ...record, key: known.key })) === JSON.stringify(sorted(known));
}

/** The feed need not write its fields in the order of the API. */
function sorted(row: object): readonly (readonly [string, unknown])[] {
  return Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
