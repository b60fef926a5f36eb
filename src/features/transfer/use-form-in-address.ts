import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import type { TransferForm } from "./transfer-form.ts";
import { writeLink } from "./transfer-link.ts";

/** Browsers refuse a page that changes its address at every key. */
const settleMs = 300;

/** The form stays in the address, so that a reload, a login or a shared link finds it again as it stands. */
export function useFormInAddress(form: TransferForm): void {
  const [path, go] = useLocation();
  const search = useSearch();
  useEffect(() => {
    const next = writeLink(search, form);
    if (next === `?${search}`) return undefined;
    const write = (): void => go(path + next, { replace: true, state: history.state });
    const timer = setTimeout(write, settleMs);
    // What was typed at the last moment before a reload.
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [form, search, path, go]);
}
