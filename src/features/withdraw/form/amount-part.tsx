import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawIssueCode } from "#shared/contract/withdraw-estimate.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { AmountWell } from "#src/entry/amount-well.tsx";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { TermsNote } from "./terms-note.tsx";
import type { Withdraw } from "./use-withdraw.ts";
import { WalletChoice } from "./wallet-choice.tsx";

const noPortions = { "25": "", "50": "", "75": "", "100": "" } as const;
const turn = css`text-align: start;`;

/** How much of which wallet, and what keeps it from being sent. */
export function AmountPart({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, change, row, current, choice } = withdraw;
  const places = row?.places ?? anyAccuracy;
  const isGross = form.feeType === 1;
  return (
    <>
      <div className={flow.stack2}>
        <AmountWell
          name="amount"
          label={t(isGross ? "withdraw.amountDebited" : "withdraw.amountReceived")}
          typed={form.text}
          answer=""
          placeholder="0"
          places={places}
          balanceLabel={t("withdraw.available")}
          balance={row?.available}
          portions={(withdraw.stepsHold ? row?.portions : undefined) ?? noPortions}
          limited={row !== undefined && row.bound !== "balance" ? "all" : undefined}
          wholeLabel={t(`withdraw.maxOf.${row?.bound ?? "balance"}`)}
          onFill={(amount) => change({ type: "filled", text: amount })}
          onType={(typed, pasted) => change({ type: "typed", text: typed, pasted })}
          onEnter={nothing}
          onLeave={() => change({ type: "left" })}
          unit={<span className={cx(text.strong, text.ink2)}>{choice.coin}</span>}
          below={
            current && form.text !== "" && row !== undefined ? (
              <Figure kind="value" value={row.value} unit={row.currency} muteFraction live />
            ) : (
              <span />
            )
          }
          hint={useHint(withdraw)}
        />
        <div className={cx(flow.row, text.small)}>
          <button
            type="button"
            className={cx(textLinkClass("primary", "small"), flow.push, turn)}
            onClick={() => change({ type: "set", part: { feeType: isGross ? 0 : 1 } })}
          >
            {t(isGross ? "withdraw.enterReceived" : "withdraw.enterDebited")}
          </button>
        </div>
      </div>
      <TermsNote withdraw={withdraw} />
      <WalletChoice withdraw={withdraw} />
    </>
  );
}

function nothing(): void {}

/** What a person has, or has left of a limit, says as much of them as their balance. */
const ofOwn: ReadonlySet<WithdrawIssueCode> = new Set(["over-available", "over-day", "over-month"]);

/** What is wrong with the amount, with the press that fixes it. Only of what is finished. */
function useHint({ form, change, row, current }: Withdraw): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (form.validated && isZeroText(form.text)) return { tone: "error", children: t("withdraw.enterAmount") };
  const issue = current ? row?.issue : null;
  if (row === undefined || issue === null || issue === undefined || !form.validated) return undefined;
  const { coin = "", limit = "", over = "", decimals = "" } = issue.figures;
  const shown = (words: string): string => bidiIsolate(ofOwn.has(issue.code) ? own(words) : words);
  const amountOf = (value: string): string =>
    value === "" ? "" : shown(`${format.amount(value, anyAccuracy)} ${coin}`);
  const { left } = issue.code === "over-month" ? row.month : row.day;
  return {
    tone: "error",
    children: (
      <>
        {t(`withdraw.issue.${issue.code}`, {
          coin,
          decimals,
          limit: amountOf(limit),
          over: amountOf(over),
          left: left === "" ? "" : shown(`${format.amount(left, 2)} USDT`),
        })}{" "}
        {issue.repair !== "" && (
          <button type="button" onClick={() => change({ type: "filled", text: issue.repair })}>
            {issue.code === "too-many-decimals"
              ? t("withdraw.repair.shorten")
              : t("withdraw.repair.use", { amount: amountOf(issue.repair) })}
          </button>
        )}
      </>
    ),
  };
}
