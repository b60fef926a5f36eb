import { useCallback, useEffect, useMemo } from "react";
import { useSearch } from "wouter";
import { takeHandedOver } from "#src/state/handed-over.ts";
import { useOwnDraft } from "#src/state/use-own-draft.ts";
import { transferDraft } from "./transfer-draft.ts";
import { type TransferEvent, type TransferForm, transferReducer } from "./transfer-form.ts";
import { useFormInAddress } from "./use-form-in-address.ts";

/** The form over a reload or a login: its places and coin in the address, the rest in this tab, for its owner alone. */
export function useTransferForm(): readonly [TransferForm, (event: TransferEvent) => void] {
  const search = useSearch();
  const [form, setForm] = useOwnDraft(useMemo(() => transferDraft(search), [search]));
  const change = useCallback(
    (event: TransferEvent): void => setForm((now) => transferReducer(now, event)),
    [setForm],
  );
  useEffect(() => {
    const { amount, who } = takeHandedOver("again") ?? {};
    if (typeof amount === "string" && typeof who === "string") change({ type: "again", text: amount, who });
  }, [change]);
  useFormInAddress(form);
  return [form, change];
}
