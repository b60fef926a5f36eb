import { Lock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { isUnread } from "#shared/contract/read-state.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { AmountWell } from "#src/entry/amount-well.tsx";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { addressWith } from "#src/records/address-with.ts";
import { frozenPath } from "#src/records/frozen-path.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { PickButton } from "#src/ui/pick-button.tsx";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { sourceOf } from "./transfer-form.ts";
import type { Transfer } from "./use-transfer.ts";

const noPortions = { "25": "", "50": "", "75": "", "100": "" } as const;

interface AmountPartProps {
  readonly transfer: Transfer;
  readonly onPick: () => void;
}

/** How much of which coin, what of it can be moved, and what keeps the rest. */
export function AmountPart({ transfer, onPick }: AmountPartProps): ReactNode {
  const { t } = useTranslation();
  const { form, change, row, current, coinOf } = transfer;
  const places = row?.places ?? anyAccuracy;
  return (
    <div className={flow.stack2}>
      <AmountWell
        name="amount"
        label={t("money.amount")}
        typed={form.text}
        answer=""
        placeholder="0"
        places={places}
        balanceLabel={t("transfer.transferable")}
        balance={row?.transferable}
        portions={row?.portions ?? noPortions}
        onFill={(amount) => change({ type: "filled", text: amount })}
        onType={(typed, pasted) => change({ type: "typed", text: typed, pasted })}
        onEnter={nothing}
        onLeave={() => change({ type: "left" })}
        unit={
          <PickButton
            coin={form.coin}
            icon={coinOf(form.coin)?.icon}
            aria-haspopup="dialog"
            aria-label={t("transfer.pickCoin", { coin: form.coin })}
            onClick={onPick}
          />
        }
        below={
          current && form.text !== "" && row !== undefined ? (
            <Figure kind="value" value={row.value} unit={row.currency} muteFraction live />
          ) : (
            <span />
          )
        }
        hint={useHint(transfer, onPick)}
      />
      <HeldNote transfer={transfer} />
      <AccountsNote transfer={transfer} />
    </div>
  );
}

function nothing(): void {}

/** What is wrong with the amount, with the link that fixes it. Only of what is finished. */
function useHint({ form, change, row, current }: Transfer, onPick: () => void): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (form.validated && isZeroText(form.text)) return { tone: "error", children: t("transfer.enterAmount") };
  const issue = current ? row?.issue : null;
  if (issue === null || issue === undefined) return undefined;
  // What cannot be moved there is said at once: it is no matter of typing on.
  if (!form.validated && issue.code !== "cannot-move" && issue.code !== "within-sub") return undefined;
  const { coin = "", over = "", decimals = "", limit = "" } = issue.figures;
  const amount = bidiIsolate(own(`${format.amount(over, anyAccuracy)} ${coin}`));
  const none = issue.code === "over-transferable" && isZeroText(limit);
  return {
    tone: "error",
    children: (
      <>
        {none
          ? t("transfer.issue.none", { coin })
          : t(`transfer.issue.${issue.code}`, { amount, coin, decimals })}{" "}
        {issue.repair !== "" && (
          <button type="button" onClick={() => change({ type: "filled", text: issue.repair })}>
            {t(issue.code === "too-many-decimals" ? "transfer.repair.shorten" : "transfer.repair.useAll")}
          </button>
        )}
        {(none || issue.code === "cannot-move") && (
          <button type="button" onClick={onPick}>
            {t("transfer.repair.chooseCoin")}
          </button>
        )}
      </>
    ),
  };
}

/** Without accounts and balances nothing can be reviewed: said where they count, with the press that requests them again. */
function AccountsNote({ transfer: { row, readAgain } }: Pick<AmountPartProps, "transfer">): ReactNode {
  const { t } = useTranslation();
  if (!isUnread(row?.accounts)) return null;
  return (
    <RetryNote tone="bad" fault retrying={row?.accounts === "again"} onRetry={readAgain}>
      {t("transfer.error")}
    </RetryNote>
  );
}

/** What of the balance cannot be moved now, whole: the rest below the smallest part that moves is no 0.00. Of the funding account it is told why. */
function HeldNote({ transfer: { row, form } }: Pick<AmountPartProps, "transfer">): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (row === undefined || row.held === "" || isZeroText(row.held)) return null;
  const { memberId, accountType } = sourceOf(form);
  const [whole = "", fraction = ""] = row.held.split(".");
  const isDust = isZeroText(whole) && isZeroText(fraction.slice(0, row.places));
  const isFrozen = memberId === "" && accountType === "FUND" && !isDust;
  return (
    <p className={cx(flow.rowTight, text.caption, text.ink2)}>
      <Icon of={Lock} size={14} />
      <span>
        {t("transfer.held", {
          amount: bidiIsolate(own(`${format.amount(row.held, anyAccuracy)} ${form.coin}`)),
        })}{" "}
        {isFrozen && (
          <Link
            href={addressWith(frozenPath, { coin: form.coin })}
            className={textLinkClass("primary", "small")}
          >
            {t("transfer.seeFrozen")}
          </Link>
        )}
      </span>
    </p>
  );
}
