import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { TransferForm } from "./transfer-form.ts";
import { writeLink } from "./transfer-link.ts";

/** WebKit refuses a page that changes its address more than a hundred times in 30 s. */
const minMs = 320;

/**
 * The form stays in the address, so that a reload, a login or a shared link finds it again as it stands. `isUnderWay`: it was sent, and
 * is not known to have come to nothing; its amount is not kept, so that neither Back nor a reload has it ready for a second one.
 */
export function useFormInAddress(form: TransferForm, isUnderWay: boolean): void {
  const [path, go] = useLocation();
  const search = useSearch();
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const next = writeLink(search, isUnderWay ? { ...form, text: "" } : form);
    if (next === `?${search}`) return undefined;
    const write = (): void => {
      writtenAt.current = performance.now();
      go(path + next, { replace: true, state: history.state });
    };
    // At once after a pause: what was typed last is there however soon the page is loaded again. So is that it was sent.
    const wait = writtenAt.current + minMs - performance.now();
    if (isUnderWay || wait <= 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [form, isUnderWay, search, path, go]);
}
