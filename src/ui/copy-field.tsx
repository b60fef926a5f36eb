import { Check, Copy } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Address } from "./address.tsx";
import { IconButton } from "./icon-button.tsx";
import { css } from "./style.ts";
import { hiddenText } from "./text.ts";
import { toast } from "./toast.tsx";

const row = css`display: flex; align-items: center; gap: 12px; min-width: 0; & > :first-child { flex: 1; min-width: 0; }`;

/** How long the button says "Copied". */
const SAID_MS = 2_000;

/** Copies the raw text and says so; where the browser refuses, it says what to do. */
export function CopyButton({ value, label }: { readonly value: string; readonly label?: string }): ReactNode {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const words = label ?? t("ui.copy");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied((count) => count + 1);
    } catch {
      toast.warn(t("ui.copyFailed"));
    }
  };
  return (
    <>
      <IconButton
        label={copied > 0 ? t("ui.copied") : words}
        icon={copied > 0 ? Check : Copy}
        size="sm"
        onClick={() => void copy()}
      />
      <span className={hiddenText} role="status">
        {copied > 0 && t("ui.copied")}
      </span>
    </>
  );
}

/** An address, shown in fours, copied raw. */
export function CopyField({ value, label }: { readonly value: string; readonly label?: string }): ReactNode {
  return (
    <div className={row}>
      <Address value={value} />
      <CopyButton value={value} {...(label !== undefined && { label })} />
    </div>
  );
}
