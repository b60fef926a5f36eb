import { type RefObject, useEffect } from "react";

/** What says that it has to be fixed: a field, a group of choices, a button that opens a list. */
const faulty = '[aria-invalid="true"], [data-invalid] input, [data-fault]';

/** A form that was asked to go on and could not: the focus goes to the first thing in it that has to be fixed. `turn` counts how often. */
export function useFaultFocus(form: RefObject<HTMLElement | null>, turn: number): void {
  useEffect(() => {
    if (turn > 0) form.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [form, turn]);
}
