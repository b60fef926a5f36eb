import { type ReactNode, useId } from "react";
import { fieldClass, labelClass } from "./box.ts";
import { media } from "./breakpoints.ts";
import { codeDigits, codeLength } from "./code-text.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { css, cx, keyframes } from "./style.ts";

const shake = keyframes`20%, 60% { transform: translateX(-4px); } 40%, 80% { transform: translateX(4px); }`;
const blink = keyframes`50% { opacity: 0; }`;
const frame = css`
  position: relative; direction: ltr; max-width: 360px;
  &[data-wrong] { ${media.motion} { animation: ${shake} 320ms var(--ease); } }
`;
/** The one input lies over the boxes: it takes every press, paste and code that the phone offers. */
const input = css`
  position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; background: none; outline: none;
  color: transparent; caret-color: transparent; font-size: 1rem; letter-spacing: 2em; overflow: hidden; appearance: none;
  &::selection { background: none; color: transparent; }
  &:disabled { cursor: not-allowed; }
`;
const boxes = css`
  display: grid; grid-template-columns: repeat(${codeLength}, minmax(0, 1fr)); gap: 8px; pointer-events: none;
  & > span {
    display: grid; place-items: center; height: 3.25rem; border: 1px solid var(--control); border-radius: var(--r1); background: var(--surface);
    font-size: 1.375rem; line-height: 1.75rem; font-weight: 500; color: var(--ink);
  }
  input:focus + & > [data-next] { border-color: var(--field-focus); box-shadow: inset 0 0 0 1px var(--field-focus); }
  input:focus + & > [data-next]:empty::after {
    content: ""; width: 2px; height: 24px; background: var(--ink); ${media.motion} { animation: ${blink} 1.1s step-end infinite; }
  }
  input[aria-invalid] + & > span { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
  input[aria-invalid]:focus + & > [data-next] { box-shadow: inset 0 0 0 2px var(--danger); }
  input:disabled + & > span { background: var(--sunken); border-color: var(--line-2); color: var(--ink-off); }
`;
const below = css`display: flex; gap: 8px 16px; justify-content: space-between; align-items: flex-start; max-width: 360px; flex-wrap: wrap;`;

export interface CodeFieldProps {
  readonly label: ReactNode;
  /** Digits only, six at most. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Once, when the sixth digit is in. */
  readonly onComplete?: ((code: string) => void) | undefined;
  readonly hint?: Hint | undefined;
  /** Beside the hint: {@link CodeResend}. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A one-time code: drawn as six boxes, heard, pasted and filled in as the one field that it is. */
export function CodeField(props: CodeFieldProps): ReactNode {
  const { label, value, onChange, onComplete, hint, end, disabled = false, name } = props;
  const id = useId();
  const wrong = hint?.tone === "error";
  const next = Math.min(value.length, codeLength - 1);
  const take = (typed: string): void => {
    const code = codeDigits(typed);
    if (code === value) return;
    onChange(code);
    if (code.length === codeLength) onComplete?.(code);
  };
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={frame} data-wrong={wrong || undefined}>
        <input
          id={id}
          name={name}
          className={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          disabled={disabled}
          value={value}
          aria-invalid={wrong || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.target.value)}
          onSelect={(event) => {
            // The caret stands behind the last digit: a box in the middle cannot be typed into by itself.
            const field = event.currentTarget;
            if (field.selectionStart === field.selectionEnd)
              field.setSelectionRange(value.length, value.length);
          }}
        />
        <div className={boxes} aria-hidden="true">
          {Array.from({ length: codeLength }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <span key={at} data-next={at === next || undefined}>
              {value.charAt(at)}
            </span>
          ))}
        </div>
      </div>
      <div className={cx(below)}>
        <FieldHint id={`${id}-hint`} hint={hint} />
        {end}
      </div>
    </div>
  );
}
