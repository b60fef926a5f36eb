import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { TransferForm } from "./transfer-form.ts";
import { writeLink } from "./transfer-link.ts";

/** WebKit refuses a page that changes its address more than a hundred times in 30 s. */
const minMs = 320;

/** Places and coin stay in the address, so that a reload, a login or a shared link finds them again as they stand. */
export function useFormInAddress(form: TransferForm): void {
  const [path, go] = useLocation();
  const search = useSearch();
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const next = writeLink(search, form);
    if (next === `?${search}`) return undefined;
    const write = (): void => {
      writtenAt.current = performance.now();
      go(path + next, { replace: true, state: history.state });
    };
    // At once after a pause: what was chosen last is there however soon the page is loaded again.
    const wait = writtenAt.current + minMs - performance.now();
    if (wait <= 0) {
      write();
      return undefined;
    }
    const timer = setTimeout(write, wait);
    return () => clearTimeout(timer);
  }, [form, search, path, go]);
}
