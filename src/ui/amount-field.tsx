import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import {
  amountFrame,
  faceClass,
  faceFrame,
  inputRow,
  labelRow,
  lengthStep,
  subLine,
  typed,
  withHint,
} from "./amount-style.ts";
import { readAmount, separatorsOf, shownAmount } from "./amount-text.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { names } from "./style.ts";
import { useFit } from "./use-fit.ts";

export interface AmountFieldProps {
  readonly label: ReactNode;
  /** At the end of the label's line: the balance, Max. */
  readonly aside?: ReactNode;
  /** Decimal text with a point, "" while empty. */
  readonly value: string;
  readonly onChange: (decimalText: string) => void;
  /** BCP 47; decides which decimal sign is shown. Both are understood. */
  readonly language: string;
  /** The coin's picker, or the unit alone. */
  readonly unit: ReactNode;
  /** Below the amount: its worth. */
  readonly sub?: ReactNode;
  /** What is wrong or worth knowing, with its repair. Tone `error` marks the field as invalid. */
  readonly hint?: Hint | undefined;
  readonly disabled?: boolean;
  /** What is written is on its way: it can be read, not changed. */
  readonly frozen?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
  readonly name?: string;
  /** The same amount as a painted figure: stands there until the field is entered. */
  readonly face?: ReactNode;
  /** It answers what was typed elsewhere: on a quieter ground. */
  readonly calm?: boolean;
}

/** The well in which an amount is typed. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const {
    label,
    aside,
    value,
    onChange,
    language,
    unit,
    sub,
    hint,
    disabled = false,
    frozen = false,
    face,
    calm = false,
  } = props;
  const id = useId();
  const separators = useMemo(() => separatorsOf(language), [language]);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [, again] = useReducer((count: number) => count + 1, 0);
  const shown = shownAmount(value, separators);
  useFit(input);

  // Rewriting what was typed throws the caret to the end; it belongs behind the same characters as before.
  useLayoutEffect(() => {
    if (caret.current !== null && input.current === document.activeElement) {
      input.current?.setSelectionRange(caret.current, caret.current);
    }
    caret.current = null;
  });

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const { value: text, selectionStart } = event.target;
    const kind = (event.nativeEvent as InputEvent).inputType;
    const source =
      kind === undefined || kind === "insertFromPaste" || kind === "insertFromDrop" ? "pasted" : "typed";
    const next = readAmount(text, source, separators);
    const head = readAmount(text.slice(0, selectionStart ?? text.length), source, separators);
    caret.current = Math.min(head.length, next.length);
    // Also where the value stays the same: without a render React would put the caret to the end.
    again();
    onChange(next);
  }

  return (
    <div
      className={names(amountFrame, hint && withHint)}
      data-invalid={hint?.tone === "error" || undefined}
      data-calm={calm || undefined}
    >
      <div className={labelRow}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={inputRow}>
        <span className={faceFrame} data-length={lengthStep(shown)}>
          <input
            ref={input}
            id={id}
            name={props.name}
            className={typed}
            data-faced={face !== undefined || undefined}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            dir="ltr"
            placeholder={props.placeholder ?? "0"}
            value={shown}
            disabled={disabled}
            readOnly={frozen}
            aria-invalid={hint?.tone === "error" || undefined}
            aria-describedby={`${id}-sub ${id}-hint`}
            onChange={take}
            onBlur={props.onBlur}
            onKeyDown={(event) => {
              if (event.key === "Enter") props.onEnter?.();
            }}
          />
          {face !== undefined && (
            <span className={faceClass} aria-hidden="true">
              {face}
            </span>
          )}
        </span>
        {unit}
      </div>
      {sub !== undefined && (
        <div id={`${id}-sub`} className={subLine}>
          {sub}
        </div>
      )}
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}

export interface AmountOutputProps {
  readonly label: ReactNode;
  readonly aside?: ReactNode;
  /** The figure, or a dash while there is none. */
  readonly children: ReactNode;
  readonly unit: ReactNode;
  readonly sub?: ReactNode;
}

/** The same well for an amount that is only shown, such as the estimate of what one receives. */
export function AmountOutput({ label, aside, children, unit, sub }: AmountOutputProps): ReactNode {
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  useFit(output);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call it a form control, and it takes no input
    <div className={amountFrame} data-calm="" role="group" aria-labelledby={id}>
      <div className={labelRow}>
        <span id={id}>{label}</span>
        {aside}
      </div>
      <div className={inputRow}>
        <output ref={output} className={typed}>
          {children}
        </output>
        {unit}
      </div>
      {sub !== undefined && <div className={subLine}>{sub}</div>}
    </div>
  );
}
