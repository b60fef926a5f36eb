import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { media } from "#src/ui/breakpoints.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { MiniButton } from "#src/ui/pick-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { type PortionAmounts, Portions, type PortionsProps } from "./portions.tsx";

/** A value that is longer than its line goes on in the next, not past the page's edge. */
const sub = css`
  display: flex; align-items: center; justify-content: space-between; gap: 4px 12px;
  &:not(:has([role="status"]:not(:empty))) { flex-wrap: wrap; }
  & > span { white-space: normal; overflow-wrap: anywhere; }
`;
/** The quick steps' height before they are there; under a finger also room between them and the swap button. */
const stepsRoom = css`min-height: 24px; ${media.coarse} { min-height: 28px; margin-block-end: 10px; }`;
const noteClass = css`flex: 1; min-width: 0; font-size: .75rem; line-height: 1rem;`;
const gone = css`display: none;`;
const aside = css`
  display: inline-flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px; margin-inline-start: auto;
  white-space: nowrap;
`;
/** A balance of common length and Max: the line breaks before they are there, or not at all, and is as high as Max. */
const asideRoom = css`min-width: min(12rem, 100%); min-height: 24px;`;

export interface AmountWellProps {
  /** The field's name in the form. */
  readonly name: string;
  readonly label: string;
  /** What was typed or filled in; null where the field shows `answer`. Decimal text, as all amounts here. */
  readonly typed: string | null;
  /** What follows from the amount that was typed elsewhere, "" while it is not known. */
  readonly answer: string;
  /** The answer as it stood when the field was entered: a figure does not move under the caret. */
  readonly held?: string | undefined;
  /** The answer moves with the market. */
  readonly live?: boolean;
  readonly placeholder: string;
  /** Decimals of the coin. */
  readonly places: number;
  readonly balanceLabel: string;
  readonly balance: string | undefined;
  /** Quick steps of the balance; absent where the field is not to be filled from it. */
  readonly portions?: PortionAmounts | undefined;
  /** What the whole of them is: the balance, or as much of it as a limit leaves. */
  readonly wholeLabel?: string;
  readonly limited?: PortionsProps["limited"];
  readonly onFill: (amount: string) => void;
  readonly onType: (text: string, pasted: boolean) => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** The coin, or the button that picks one. */
  readonly unit: ReactNode;
  /** Below the amount: its value. */
  readonly below: ReactNode;
  /** In place of it, and said aloud: why an amount is what it is. */
  readonly note?: string | undefined;
  readonly hint?: Hint | undefined;
}

/** An amount with its coin, its balance and quick steps of it. It takes typing, or shows what follows from the other side. */
export function AmountWell(props: AmountWellProps): ReactNode {
  const { typed, answer, places, portions, onFill, live = true, wholeLabel, limited } = props;
  const { t, i18n } = useTranslation();
  const isTyped = typed !== null;
  const whole = portions?.["100"] ?? "";
  const canFill = whole !== "" && !isZeroText(whole);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles that the input within is entered
    <div
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) props.onEnter();
      }}
    >
      <AmountField
        name={props.name}
        label={props.label}
        calm={!isTyped}
        value={typed ?? props.held ?? answer}
        onChange={props.onType}
        language={i18n.language}
        placeholder={props.placeholder}
        face={
          isTyped || answer === "" ? undefined : (
            <Figure kind="amount" value={answer} places={places} muteFraction live={live} />
          )
        }
        onBlur={props.onLeave}
        aside={
          <span className={cx(aside, portions !== undefined && asideRoom)}>
            <span>
              {props.balanceLabel} <OwnFigure kind="amount" value={props.balance} places={places} />
            </span>
            {canFill && (
              <MiniButton
                aria-label={wholeLabel ?? t("entry.maxOf")}
                title={wholeLabel}
                onClick={() => onFill(whole)}
              >
                {t("entry.max")}
              </MiniButton>
            )}
          </span>
        }
        unit={props.unit}
        sub={
          <div className={cx(sub, flow.grow, portions !== undefined && stepsRoom)}>
            <span className={cx(noteClass, props.note === undefined && gone)} role="status">
              {props.note}
            </span>
            {props.note === undefined && props.below}
            {canFill && portions !== undefined && (
              <Portions portions={portions} wholeLabel={wholeLabel} limited={limited} onFill={onFill} />
            )}
          </div>
        }
        hint={isTyped ? props.hint : undefined}
      />
    </div>
  );
}
