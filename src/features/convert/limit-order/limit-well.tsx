import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { AmountField } from "#src/ui/amount-field.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { MiniButton, PickButton } from "#src/ui/pick-button.tsx";
import { css, names } from "#src/ui/style.ts";
import { isZeroText } from "../decimal-order.ts";
import { useAmountHint } from "../form/amount-hint.tsx";
import type { Side } from "../form/convert-form.ts";
import { Portions } from "../form/portions.tsx";
import type { Limit } from "./use-limit.ts";

const anyAccuracy = 18;

const sub = css`display: flex; align-items: center; justify-content: space-between; gap: 4px 12px; flex-wrap: wrap;`;
const stepsRoom = css`min-height: 24px; ${media.coarse} { min-height: 28px; margin-block-end: 12px; }`;
const aside = css`display: inline-flex; align-items: center; gap: 8px; white-space: nowrap;`;

export interface LimitWellProps {
  readonly limit: Limit;
  readonly side: Side;
  readonly onPick: () => void;
}

/** One side of the order. Both take typing; the other one follows at the wanted price. */
export function LimitWell({ limit, side, onPick }: LimitWellProps): ReactNode {
  const { row, convert } = limit;
  const { form, change } = convert;
  const { t, i18n } = useTranslation();
  const pays = side === "from";
  const code = pays ? form.fromCoin : form.toCoin;
  const coin = convert.coinOf(code);
  const places = coin?.accuracyLength ?? anyAccuracy;
  const isTyped = form.side === side;
  const follows = followingAmount(limit, side);
  const held = form.held?.side === side ? form.held.text : undefined;
  const hint = useAmountHint({
    form,
    change,
    judged: form.judged || limit.asked,
    problem: limit.current ? row?.amountProblem : null,
    onPick,
  });
  const whole = row?.portions["100"] ?? "";
  const canFill = pays && whole !== "" && !isZeroText(whole);
  const fill = (amount: string): void => change({ type: "filled", text: amount });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the input within is entered
    <div
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) change({ type: "entered", side, shown: follows });
      }}
    >
      <AmountField
        name={pays ? "pay" : "receive"}
        label={t(pays ? "convert.youPay" : "convert.limit.receive")}
        calm={!isTyped}
        value={isTyped ? form.text : (held ?? follows)}
        onChange={(next, pasted) => change({ type: "typed", side, text: next, pasted })}
        language={i18n.language}
        placeholder={form.text === "" || isTyped ? "0" : "—"}
        face={
          isTyped || follows === "" ? undefined : (
            <Figure kind="amount" value={follows} places={places} muteFraction live={row?.atOnce === true} />
          )
        }
        onBlur={() => change({ type: "left" })}
        aside={
          <span className={aside}>
            <span>
              {t(pays ? "convert.available" : "convert.balance")}{" "}
              <Figure kind="amount" value={pays ? row?.fromBalance : row?.toBalance} places={places} />
            </span>
            {canFill && (
              <MiniButton aria-label={t("convert.maxOf")} onClick={() => fill(whole)}>
                {t("convert.max")}
              </MiniButton>
            )}
          </span>
        }
        unit={
          <PickButton
            coin={code}
            icon={coin?.icon}
            aria-haspopup="dialog"
            aria-label={t(pays ? "convert.pickFrom" : "convert.pickTo", { coin: code })}
            onClick={onPick}
          />
        }
        sub={
          <div className={names(sub, flow.grow, pays && stepsRoom)}>
            {pays ? <Worth limit={limit} /> : <AtMarket limit={limit} places={places} />}
            {canFill && row !== undefined && <Portions portions={row.portions} onFill={fill} />}
          </div>
        }
        hint={isTyped ? hint : undefined}
      />
    </div>
  );
}

/** Nothing while the row is about an earlier text: a figure beside another amount would lie. */
function followingAmount({ row, current, convert }: Limit, side: Side): string {
  if (!current || row === undefined || convert.form.text === "") return "";
  return side === "from" ? row.fromAmount : row.toAmount;
}

function Worth({ limit: { row, current, convert } }: { readonly limit: Limit }): ReactNode {
  if (row === undefined || !current || convert.form.text === "") return <span />;
  return <Figure kind="worth" value={row.fromWorth} unit={row.currency} muteFraction live />;
}

/** What the same amount brings now, beside what is wanted for it. */
function AtMarket({ limit, places }: { readonly limit: Limit; readonly places: number }): ReactNode {
  const { row, current, convert } = limit;
  const { t } = useTranslation();
  if (row === undefined || !current || convert.form.text === "" || row.toAtMarket === "") return <span />;
  if (row.atOnce) return <span>{t("convert.limit.asItFillsAtOnce")}</span>;
  return (
    <span>
      {t("convert.limit.atMarketNow")}{" "}
      <Figure kind="amount" value={row.toAtMarket} places={places} unit={convert.form.toCoin} live />
    </span>
  );
}
