import { type Dispatch, useEffect, useLayoutEffect, useRef } from "react";
import { useClientStore } from "#src/state/client-store.ts";
import { tab } from "#src/state/storages.ts";
import { keepForm, readStoredForm, underTyped } from "./stored-form.ts";
import { emptyForm, type WithdrawEvent, type WithdrawForm } from "./withdraw-form.ts";

/** Brings back what its owner had typed, once it is known who is there, and keeps what they type. */
export function useStoredForm(form: WithdrawForm, change: Dispatch<WithdrawEvent>): void {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const restored = useRef(0);
  // With the form that shows it: brought back a moment later it would undo a press that came in between.
  useLayoutEffect(() => {
    if (owner <= 0) return;
    if (restored.current === owner) {
      keepForm(tab, owner, form);
      return;
    }
    const before = restored.current;
    restored.current = owner;
    const stored = readStoredForm(tab, owner);
    // What stands there was typed by who was here before, unless nobody was: then it is the owner's own.
    if (before > 0) change({ type: "restored", form: stored ?? emptyForm });
    else if (stored !== null) change({ type: "restored", form: underTyped(stored, form) });
    else if (form !== emptyForm) keepForm(tab, owner, form);
  }, [owner, form, change]);
}

/**
 * From the press that sends it a form is kept no more: after a reload it must not stand there ready for a second withdrawal, whether
 * its outcome is known or not. One that was refused is kept again.
 */
export function useSentForm(form: WithdrawForm, isSent: boolean, isRefused: boolean): void {
  const owner = useClientStore(({ user }) => user?.id ?? 0);
  const wasSent = useRef(false);
  useEffect(() => {
    if (owner > 0 && isSent) keepForm(tab, owner, emptyForm);
    else if (owner > 0 && isRefused && wasSent.current) keepForm(tab, owner, form);
    wasSent.current = isSent || (wasSent.current && !isRefused);
  }, [owner, isSent, isRefused, form]);
}
