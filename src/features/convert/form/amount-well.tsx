import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { media } from "#src/ui/breakpoints.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { MiniButton, PickButton } from "#src/ui/pick-button.tsx";
import { css, names } from "#src/ui/style.ts";
import { isZeroText } from "../decimal-order.ts";
import { useAmountHint } from "./amount-hint.tsx";
import type { Side } from "./convert-form.ts";
import { Portions } from "./portions.tsx";
import type { Convert } from "./use-convert.ts";

/** The most decimals any coin has; until the coin list is there nothing is cut. */
const anyAccuracy = 18;

const sub = css`display: flex; align-items: center; justify-content: space-between; gap: 4px 12px; flex-wrap: wrap;`;
/** The quick steps' height before they are there; under a finger also room between them and the swap button. */
const stepsRoom = css`min-height: 24px; ${media.coarse} { min-height: 28px; margin-block-end: 12px; }`;
const aside = css`display: inline-flex; align-items: center; gap: 8px; white-space: nowrap;`;

export interface AmountWellProps {
  readonly convert: Convert;
  readonly side: Side;
  readonly onPick: () => void;
  /** In the picker's place: a coin that is not to be chosen. */
  readonly unit?: ReactNode;
  /** Names the side that was not typed in where it is more than an estimate. */
  readonly answerLabel?: string;
  /** What is wrong, in the words of a form of its own. */
  readonly hint?: Hint | undefined;
}

/** One side of the conversion. Both take typing; the one that was not typed in shows the estimate. */
export function AmountWell({ convert, side, onPick, ...own }: AmountWellProps): ReactNode {
  const { form, change, row } = convert;
  const { t, i18n } = useTranslation();
  const code = side === "from" ? form.fromCoin : form.toCoin;
  const coin = convert.coinOf(code);
  const places = coin?.accuracyLength ?? anyAccuracy;
  const isTyped = form.side === side;
  const estimate = estimateOf(convert, side);
  const held = form.held?.side === side ? form.held.text : undefined;
  const value = isTyped ? form.text : (held ?? estimate);
  const hint = useAmountHint({
    form,
    change,
    judged: form.judged,
    problem: convert.current ? row?.problem : null,
    onPick,
  });
  const pays = side === "from";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the input within is entered
    <div
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) change({ type: "entered", side, shown: estimate });
      }}
    >
      <AmountField
        name={pays ? "pay" : "receive"}
        label={(!isTyped && own.answerLabel) || t(labelKey(side, isTyped))}
        calm={!isTyped}
        value={value}
        onChange={(next, pasted) => change({ type: "typed", side, text: next, pasted })}
        language={i18n.language}
        placeholder={form.text === "" || isTyped ? "0" : "—"}
        face={
          isTyped || estimate === "" ? undefined : (
            <Figure kind="amount" value={estimate} places={places} muteFraction live />
          )
        }
        onBlur={() => change({ type: "left" })}
        aside={
          <span className={aside}>
            <span>
              {t(pays ? "convert.available" : "convert.balance")}{" "}
              <Figure kind="amount" value={pays ? row?.fromBalance : row?.toBalance} places={places} />
            </span>
            {pays && canFill(row?.portions["100"]) && (
              <MiniButton
                aria-label={t("convert.maxOf")}
                onClick={() => change({ type: "filled", text: row?.portions["100"] ?? "" })}
              >
                {t("convert.max")}
              </MiniButton>
            )}
          </span>
        }
        unit={
          own.unit ?? (
            <PickButton
              coin={code}
              icon={coin?.icon}
              aria-haspopup="dialog"
              aria-label={t(pays ? "convert.pickFrom" : "convert.pickTo", { coin: code })}
              onClick={onPick}
            />
          )
        }
        sub={
          <div className={names(sub, flow.grow, pays && stepsRoom)}>
            <Worth convert={convert} side={side} />
            {pays && row !== undefined && canFill(row.portions["100"]) && (
              <Portions
                portions={row.portions}
                onFill={(amount) => change({ type: "filled", text: amount })}
              />
            )}
          </div>
        }
        hint={isTyped ? (own.hint ?? hint) : undefined}
      />
    </div>
  );
}

function labelKey(side: Side, isTyped: boolean): string {
  if (side === "to") return isTyped ? "convert.youReceive" : "convert.youReceiveEstimated";
  return isTyped ? "convert.youPay" : "convert.youPayEstimated";
}

/** Nothing while the row is about an earlier text: a figure beside another amount would lie. */
function estimateOf({ row, current, form }: Convert, side: Side): string {
  if (!current || row === undefined || form.text === "") return "";
  return side === "from" ? row.fromAmount : row.toAmount;
}

function canFill(amount: string | undefined): boolean {
  return amount !== undefined && amount !== "" && !isZeroText(amount);
}

function Worth({ convert, side }: { readonly convert: Convert; readonly side: Side }): ReactNode {
  const { row, current, form, freshness } = convert;
  const { t } = useTranslation();
  if (row === undefined || !current || form.text === "") return <span />;
  const priceless = row.rate === "" && row.problem === null && freshness !== "connecting";
  if (priceless && form.side !== side) return <span>{t("convert.estimateOff")}</span>;
  const worth = side === "from" ? row.fromWorth : row.toWorth;
  return <Figure kind="worth" value={worth} unit={row.currency} muteFraction live />;
}
