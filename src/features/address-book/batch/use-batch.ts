import { useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { type DraftKind, useOwnDraft } from "#src/state/use-own-draft.ts";
import { chainNames } from "../book/use-chain-names.ts";
import { withoutSecret } from "../without-secret.ts";
import type { RowReport } from "./batch-row.tsx";
import { type BatchRow, emptyRow, isBlank, maxKept, maxRows, readRows, rowsOf } from "./batch-rows.ts";

const newKey = (): string => crypto.randomUUID();
const kept: DraftKind<readonly BatchRow[]> = {
  name: "addressBook/batch",
  read: readRows,
  empty: () => [emptyRow(newKey())],
  isEmpty: (rows) => rows.every(isBlank),
  toKeep: (rows) => rows.map(withoutSecret),
};

/** How many rows of a table are too many to be kept, and what stands there in place of a coin. */
export interface Taken {
  readonly left: number;
  readonly noCoin: string;
}

export interface Batch {
  readonly rows: readonly BatchRow[];
  /** How many follow once these are saved or removed. */
  readonly waiting: number;
  readonly reports: ReadonlyMap<string, RowReport>;
  readonly change: (key: string, part: Partial<BatchRow>) => void;
  readonly remove: (key: string) => void;
  readonly add: () => void;
  /** Takes rows from a table, or none of them where one cannot be read. */
  readonly take: (text: string) => Taken;
  readonly report: (key: string, report: RowReport) => void;
  /** Those that were saved go; those that were refused stay, with the reason. */
  readonly settle: (refusals: ReadonlyMap<string, number>, sent: readonly string[]) => void;
  readonly discard: () => void;
}

/** The rows of a batch: kept in this tab for their owner until they are saved or given up. */
export function useBatch(): Batch {
  const { data } = useCall("coins.list", { scene: "WITHDRAW" });
  const [typed, setRows] = useOwnDraft(kept);
  const [reports, setReports] = useState<ReadonlyMap<string, RowReport>>(new Map());
  const chainOf = (coin: string, text: string): string => {
    const wanted = text.trim().toLowerCase();
    const networks = data?.list.find((one) => one.coin === coin)?.networks ?? [];
    const known = [...chainNames(networks)];
    const [only] = known;
    if (wanted === "") return known.length === 1 ? (only?.[0] ?? "") : "";
    return known.find((names) => names.some((name) => name.toLowerCase() === wanted))?.[0] ?? "";
  };
  // What a table named is looked for once the networks are known: nothing of it is lost before.
  const rows = typed
    .slice(0, maxRows)
    .map((row) =>
      row.chain === "" && row.network !== null ? { ...row, chain: chainOf(row.coin, row.network) } : row,
    );
  const atLeastOne = (left: readonly BatchRow[]): readonly BatchRow[] =>
    left.length === 0 ? [emptyRow(newKey())] : left;
  const change = (key: string, part: Partial<BatchRow>): void =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return {
    rows,
    waiting: typed.length - rows.length,
    reports,
    change,
    remove: (key) => setRows((now) => atLeastOne(now.filter((row) => row.key !== key))),
    add: () => setRows((now) => (now.length < maxRows ? [...now, emptyRow(newKey())] : now)),
    take(text) {
      const taken = rowsOf(text, newKey);
      if ("noCoin" in taken) return { left: 0, noCoin: taken.noCoin };
      const all = [...typed.filter((row) => !isBlank(row)), ...taken.rows];
      setRows(atLeastOne(all.slice(0, maxKept)));
      return { left: Math.max(0, all.length - maxKept), noCoin: "" };
    },
    report(key, report) {
      setReports((now) => new Map(now).set(key, report));
      // Kept with the row: a reload does not make it the memo of the address that stands there now.
      const { memoOwner } = report;
      if (rows.find((row) => row.key === key)?.memoOwner !== memoOwner) change(key, { memoOwner });
    },
    settle(refusals, sent) {
      setRows((now) =>
        atLeastOne(
          now
            .filter(({ key }) => !sent.includes(key) || refusals.has(key))
            .map((row) => ({ ...row, refusal: refusals.get(row.key) ?? 0 })),
        ),
      );
    },
    discard: () => setRows([emptyRow(newKey())]),
  };
}
