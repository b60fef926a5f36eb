import { ClipboardPaste, Info, TriangleAlert } from "lucide";
import { type ReactNode, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { boxClass, inputClass } from "./box.ts";
import { Button } from "./button.tsx";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { Icon } from "./icon.tsx";
import { memoBlockClass, memoHeadClass, memoNeededClass } from "./memo-style.ts";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";
import { usePaste } from "./use-paste.ts";

const row = css`display: flex; gap: 8px; & > :first-child { flex: 1; min-width: 0; } & > button { min-height: 48px; }`;
/** What is typed is a code, what invites to it is not. */
const code = css`font-family: var(--mono); letter-spacing: -.01em; &::placeholder { font-family: var(--font); letter-spacing: normal; }`;
const field = css`display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr);`;

/** Whether the network takes a memo: it must be given, it may be, or it must not. */
export type MemoNeed = "required" | "optional" | "forbidden";

export interface MemoFieldProps {
  /** What the chain calls it: memo, tag, payment id. */
  readonly label: string;
  readonly need: MemoNeed;
  /** Why it is so on this network, always in sight. */
  readonly reason: ReactNode;
  readonly value: string;
  readonly onChange: (memo: string) => void;
  readonly hint?: Hint | undefined;
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
}

/** The memo is a second address: a block, a promise and a paste button of its own. */
export function MemoField(props: MemoFieldProps): ReactNode {
  const { label, need, reason, value, onChange, hint, placeholder, name, disabled = false } = props;
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const paste = usePaste(input, onChange);
  const off = disabled || need === "forbidden";
  const texts = { required: "ui.memo.required", optional: "ui.memo.optional", forbidden: "ui.memo.unused" };
  return (
    <div className={cx(memoBlockClass, need === "required" && memoNeededClass)}>
      <div className={memoHeadClass}>
        <Icon of={need === "required" ? TriangleAlert : Info} size={20} />
        <div>
          <label htmlFor={id} className={text.strong}>
            {label}
          </label>{" "}
          <Badge tone={need === "required" ? "warn" : "plain"}>{t(texts[need])}</Badge>
          <p id={`${id}-reason`} className={cx(text.small, text.ink2)}>
            {reason}
          </p>
        </div>
      </div>
      <div className={field}>
        <div className={row}>
          <div className={boxClass}>
            <input
              ref={input}
              id={id}
              name={name}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              required={need === "required"}
              disabled={off}
              placeholder={placeholder}
              value={need === "forbidden" ? "" : value}
              className={cx(inputClass, code)}
              aria-invalid={hint?.tone === "error" || undefined}
              aria-describedby={`${id}-reason ${id}-hint`}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          {!off && (
            <Button icon={ClipboardPaste} onClick={() => void paste()}>
              {t("ui.paste")}
            </Button>
          )}
        </div>
        <FieldHint id={`${id}-hint`} hint={hint} />
      </div>
    </div>
  );
}
