import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import { toast } from "#src/ui/toast.ts";
import { emptyForm, newAddressOf } from "../book/entry-form.ts";
import { type Change, useChange, type Wanted } from "../change/use-change.ts";
import { bookPath } from "../paths.ts";
import type { RowReport } from "./batch-row.tsx";
import { type BatchRow, isBlank } from "./batch-rows.ts";
import { showFault } from "./show-fault.ts";
import type { Batch } from "./use-batch.ts";

interface SentRow {
  readonly key: string;
  readonly wanted: Wanted<"addressBook.create">;
}

export interface BatchSave {
  readonly change: Change<"addressBook.batchCreate">;
  /** Rows that say anything, and those of them that have to be fixed first. */
  readonly filled: readonly BatchRow[];
  readonly faulty: readonly BatchRow[];
  readonly isFaulty: (row: BatchRow) => boolean;
  /** Save was pressed: what is missing is said too. */
  readonly validated: boolean;
  /** It was pressed while rows were being checked, and goes on with their answers. */
  readonly waiting: boolean;
  /** Another row, or another table: what was pressed before is not meant for it. */
  readonly stopWaiting: () => void;
  /** All is given up: nothing was pressed yet. */
  readonly reset: () => void;
  /** The step of the codes is open. */
  readonly open: boolean;
  /** What it is of. */
  readonly sent: readonly Wanted<"addressBook.create">[];
  readonly onClose: () => void;
  readonly save: () => void;
}

/** Saves all rows in one change, each answered by itself (F2d.3): those that were refused stay with their reason, and the next ones follow. */
export function useBatchSave(batch: Batch): BatchSave {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { rows, reports } = batch;
  const [validated, setValidated] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<readonly SentRow[]>([]);
  /** Presses that could not go on: each leads to what has to be fixed first. */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) showFault();
  }, [tries]);
  const change = useChange("addressBook.batchCreate", ({ successCount, failList }) => {
    const keys = sent.map(({ key }) => key);
    batch.settle(new Map(failList.map(({ index, code }) => [keys[index] ?? "", code])), keys);
    setOpen(false);
    if (successCount > 0) toast.success(t("addressBook.batch.saved", { count: successCount }));
    if (failList.length > 0) return;
    if (batch.waiting === 0) go(bookPath);
    // Nothing was pressed for those that follow.
    else setValidated(false);
  });
  const filled = rows.filter((row) => !isBlank(row));
  const issueOf = ({ key }: BatchRow): RowReport["issue"] | undefined => reports.get(key)?.issue;
  const isFaulty = (row: BatchRow): boolean => {
    const why = issueOf(row)?.why;
    return why !== undefined && why !== "checking" && (validated || why !== "missing");
  };
  const isWhole = filled.length > 0 && filled.every((row) => issueOf(row) === null);
  const isChecking = filled.some((row) => issueOf(row)?.why === "checking");

  function save(): void {
    setValidated(true);
    if (isChecking) {
      setWaiting(true);
      return;
    }
    if (!isWhole) {
      setTries((before) => before + 1);
      return;
    }
    const next = filled.flatMap((row) => sentOf(row, reports.get(row.key)) ?? []);
    if (next.length !== filled.length) return;
    const list = next.map(({ wanted }) => wanted);
    setSent(next);
    setOpen(true);
    change.begin(
      { list },
      JSON.stringify(list.map(({ coin, chain, address, tag }) => [coin, chain, address, tag])),
      "add",
    );
  }
  const goOn = useEffectEvent(() => {
    setWaiting(false);
    save();
  });
  useEffect(() => {
    if (!waiting || isChecking) return undefined;
    const timer = setTimeout(() => goOn());
    return () => clearTimeout(timer);
  }, [waiting, isChecking]);
  const stopWaiting = (): void => setWaiting(false);
  return {
    change,
    filled,
    faulty: filled.filter(isFaulty),
    isFaulty,
    validated,
    waiting,
    stopWaiting,
    reset() {
      setValidated(false);
      stopWaiting();
    },
    open,
    sent: sent.map(({ wanted }) => wanted),
    onClose: () => setOpen(false),
    save,
  };
}

function sentOf(row: BatchRow, report: RowReport | undefined): SentRow | undefined {
  if (report?.state.at !== "answered" || report.state.target.state !== "checked") return undefined;
  const { key, coin, chain, address, memo, remark, trusted } = row;
  const form = { ...emptyForm, coin, chain, address, memo, remark, trusted };
  const wanted = newAddressOf(form, report.state.target);
  return wanted && { key, wanted };
}
