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
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), saidMs);
    return () => clearTimeout(timer);
  }, [count]);
  const copy = useCallback(async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCount((before) => before + 1);
    } catch {
      toast.warn(t("ui.copyFailed"));
    }
  }, [value, t]);
  return { copied: count > 0, copy };
}
