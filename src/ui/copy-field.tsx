import { Check, Copy } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Address } from "./address.tsx";
import { IconButton } from "./icon-button.tsx";
import { css } from "./style.ts";
import { hiddenText } from "./text.ts";
import { useCopy } from "./use-copy.ts";

const row = css`display: flex; align-items: center; gap: 12px; min-width: 0; & > :first-child { flex: 1; min-width: 0; }`;

/** Copies the raw text and says so, once: its name stays. */
export function CopyButton({ value, label }: { readonly value: string; readonly label?: string }): ReactNode {
  const { t } = useTranslation();
  const { copied, copy } = useCopy(value);
  return (
    <>
      <IconButton
        label={label ?? t("ui.copy")}
        icon={copied ? Check : Copy}
        size="sm"
        onClick={() => void copy()}
      />
      <span className={hiddenText} role="status">
        {copied && t("ui.copied")}
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
