import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { type TaxForm, taxForm } from "./tax-form.ts";

export interface FormInAddress {
  readonly form: TaxForm;
  readonly change: (part: Partial<TaxForm>) => void;
}

/** The form that the address tells of. A change takes its place: the way back leads off the page. */
export function useTaxForm(): FormInAddress {
  const search = useSearch();
  const [path, go] = useLocation();
  const form = useMemo(() => taxForm.read(search), [search]);
  const change = useCallback(
    (part: Partial<TaxForm>) => {
      go(path + taxForm.write(search, { ...form, ...part }), { replace: true, state: history.state });
    },
    [go, path, search, form],
  );
  return { form, change };
}
