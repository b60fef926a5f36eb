/**
 * Records of two tellers. A verified answer says what there is and what became of it. The private feed, which nobody signs,
 * only counts the blocks of what is known; all else that it reports waits for an answer that says the same (D10.5).
 */
export interface ProvenRecords<R> {
  /** Newest first; another list at every change. */
  readonly list: readonly Keyed<R>[];
  /** The feed reported something that no answer proves yet. */
  readonly waits: boolean;
  /** From a verified answer. `isNewest`: nothing was received since it was requested, so fewer blocks than were counted are fewer. */
  prove(records: readonly R[], isNewest?: boolean): void;
  /** From the feed. */
  receive(records: readonly R[]): void;
  /** What was received is not looked for any longer. */
  giveUp(): void;
}

export type Keyed<R> = R & { readonly key: string };

/** What makes one kind of record. */
export interface RecordRules<R> {
  readonly idOf: (record: R) => string;
  /** What they are sorted by, ms. */
  readonly timeOf: (record: R) => number;
  /** Nothing but the count of its blocks is another, and that makes nothing else of it: given the known one's count. */
  readonly countsOnly: (record: R, known: R, isSame: (one: R, other: R) => boolean) => boolean;
  /** It reports less than what is known: an answer that was on its way meanwhile. */
  readonly isOlder: (record: R, known: R) => boolean;
  /** It only counts fewer blocks: late, or what was counted was not so. Never where absent. */
  readonly isBehind?: (record: R, known: R) => boolean;
  /** Both cannot be of one record. Never where absent. */
  readonly isAnother?: (record: R, known: R) => boolean;
  /** The record where nobody knows what it is at. */
  readonly unclear?: (record: R) => R;
}

const max = 50;

export function createProvenRecords<R extends object>(rules: RecordRules<R>): ProvenRecords<R> {
  const { idOf, timeOf, countsOnly, isOlder, isBehind = () => false } = rules;
  const { isAnother = () => false, unclear = (record) => record } = rules;
  const rows = new Map<string, Keyed<R>>();
  const received = new Map<string, R>();
  /** Of these two answers contradicted each other. */
  const torn = new Set<string>();
  let list: readonly Keyed<R>[] = [];

  function put(record: R, isNewest: boolean): void {
    const known = rows.get(idOf(record));
    if (known !== undefined && isAnother(record, known)) torn.add(idOf(record));
    else if (known !== undefined && (isOlder(record, known) || isSame(record, known))) return;
    else if (known !== undefined && !isNewest && isBehind(record, known)) return;
    const told = torn.has(idOf(record)) ? unclear(record) : record;
    rows.set(idOf(record), { ...told, key: idOf(record) });
  }

  /** Takes of what was received all that needs no proof, and keeps what does. */
  function weigh(): void {
    for (const [id, record] of received) {
      const known = rows.get(id);
      if (known === undefined) continue;
      if (isSame(record, known) || isOlder(record, known)) received.delete(id);
      else if (!isBehind(record, known) && countsOnly(record, known, isSame)) {
        put(record, false);
        received.delete(id);
      }
    }
    const next = [...rows.values()].toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, max);
    if (next.length !== list.length || next.some((row, at) => row !== list[at])) list = next;
  }

  return {
    get list() {
      return list;
    },
    get waits() {
      return received.size > 0;
    },
    prove(records, isNewest = false) {
      for (const record of records) {
        put(record, isNewest);
        const reported = received.get(idOf(record));
        if (isNewest && reported !== undefined && isBehind(reported, record)) received.delete(idOf(record));
      }
      weigh();
    },
    receive(records) {
      // Whoever reports ever more that nothing proves fills no memory.
      for (const record of records)
        if (received.size < max || received.has(idOf(record))) received.set(idOf(record), record);
      weigh();
    },
    giveUp() {
      received.clear();
    },
  };
}

/** The feed need not write its fields in the order of the API, and has no key. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(row: object): readonly (readonly [string, unknown])[] {
  return Object.entries(row)
    .filter(([name]) => name !== "key")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}
