import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { type StatementForm, statementForm } from "./statement-form.ts";

export interface FormInAddress {
  readonly form: StatementForm;
  readonly change: (part: Partial<StatementForm>) => void;
}

/** The form that the address tells of. A change takes its place: the way back leads off the page. */
export function useStatementForm(): FormInAddress {
  const search = useSearch();
  const [path, go] = useLocation();
  const form = useMemo(() => statementForm.read(search), [search]);
  const change = useCallback(
    (part: Partial<StatementForm>) => {
      go(path + statementForm.write(search, { ...form, ...part }), { replace: true, state: history.state });
    },
    [go, path, search, form],
  );
  return { form, change };
}
