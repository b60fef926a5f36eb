import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSecondsLeft } from "./countdown.ts";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";
import { textLinkClass } from "./text-link.tsx";

const line = cx(text.caption, text.ink3, css`margin-inline-start: auto;`);

export interface CodeResendProps {
  /** From which a new code may be requested, ms by the clock of `now`. */
  readonly fromMs: number;
  /** A clock that nobody sets back. */
  readonly now: () => number;
  readonly onResend: () => void;
  /** The request is on its way. */
  readonly busy?: boolean;
}

/** Beside a code field: how long until a new code may be requested, then the button that does. */
export function CodeResend({ fromMs, now, onResend, busy = false }: CodeResendProps): ReactNode {
  const { t } = useTranslation();
  const [ended, setEnded] = useState<number | null>(null);
  const seconds = useSecondsLeft({ expiresAtMs: fromMs, now, onEnd: () => setEnded(fromMs) });
  if (seconds > 0) return <span className={line}>{t("ui.code.wait", { count: seconds })}</span>;
  return (
    <span className={line} role={ended === fromMs ? "status" : undefined}>
      <button
        type="button"
        className={textLinkClass("primary", "small")}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onResend();
        }}
      >
        {t("ui.code.again")}
      </button>
    </span>
  );
}
