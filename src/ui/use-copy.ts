import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "./toast.ts";

/** How long a button says "Copied". */
const saidMs = 2_000;

export interface Copying {
  /** True for two seconds after it worked. */
  readonly copied: boolean;
  readonly copy: () => Promise<void>;
}

/** Copies the raw text and says so; where the browser refuses, a toast says what to do. */
export function useCopy(value: string): Copying {
  const { t } = useTranslation();
  const [last, setLast] = useState(nothing);
  useEffect(() => {
    if (last === nothing) return undefined;
    const timer = setTimeout(() => setLast(nothing), saidMs);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = useCallback(async () => {
    try {
      await navigator.clipboard.writeText(value);
      setLast({ value });
    } catch {
      toast.warn(t("ui.copyFailed"));
    }
  }, [value, t]);
  // Of another text that has come to stand here meanwhile it is not said.
  return { copied: last.value === value, copy };
}

const nothing: { readonly value?: string } = {};
