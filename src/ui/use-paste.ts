import { type RefObject, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "./toast.ts";

/**
 * A paste button's work: hands over the clipboard's text without the blanks around it. Where the browser refuses to
 * read it, the field gets the focus and a toast says how to paste by hand.
 */
export function usePaste(
  field: RefObject<HTMLElement | null>,
  onText: (text: string) => void,
): () => Promise<void> {
  const { t } = useTranslation();
  return useCallback(async () => {
    focusOn(field);
    try {
      const text = (await navigator.clipboard.readText()).trim();
      if (text !== "") onText(text);
    } catch {
      toast.warn(t("ui.pasteFailed"));
    }
  }, [field, onText, t]);
}

function focusOn(field: RefObject<HTMLElement | null>): void {
  field.current?.focus();
}
