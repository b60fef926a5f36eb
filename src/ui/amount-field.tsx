import { type ReactNode, useId, useRef } from "react";
import { maxLength } from "#shared/domain/amount-text.ts";
import {
  amountFrame,
  faceClass,
  faceFrame,
  inputRow,
  labelRow,
  lengthStep,
  subLine,
  typed,
} from "./amount-style.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { useAmountDraft } from "./use-amount-draft.ts";
import { useFit } from "./use-fit.ts";

export interface AmountFieldProps {
  readonly label: ReactNode;
  /** At the end of the label's line: the balance, Max. */
  readonly aside?: ReactNode;
  /** Plain decimal text with a point, "" while empty; what has no reading as it was written. */
  readonly value: string;
  /** `pasted`: it was put there whole, nothing more is to come. */
  readonly onChange: (text: string, pasted: boolean) => void;
  /** BCP 47; decides how the amount is shown, and how one separator alone is read (shared/domain/amount-text.ts). */
  readonly language: string;
  /** The coin's picker, or the unit alone. */
  readonly unit: ReactNode;
  /** Below the amount: its value. */
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

/** Beyond what is ever read, so that no amount is cut short by it. */
const maxWritten = 2 * maxLength;

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
  const draft = useAmountDraft({ value, onChange, language });
  const { input, shown } = draft;
  useFit(input);
  return (
    <div
      className={amountFrame}
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
            maxLength={maxWritten}
            dir="ltr"
            placeholder={props.placeholder ?? "0"}
            value={shown}
            disabled={disabled}
            readOnly={frozen}
            aria-invalid={hint?.tone === "error" || undefined}
            aria-describedby={`${id}-sub ${id}-hint`}
            onChange={draft.onChange}
            onCompositionEnd={draft.onCompositionEnd}
            onBlur={() => {
              draft.onBlur();
              props.onBlur?.();
            }}
            onKeyDown={(event) => {
              if (draft.onKey(event) || event.nativeEvent.isComposing) return;
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
      <div className={subLine}>
        {hint?.tone !== "error" && <div id={`${id}-sub`}>{sub}</div>}
        <FieldHint id={`${id}-hint`} hint={hint} />
      </div>
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
