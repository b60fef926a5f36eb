import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { Figure } from "#src/ui/figure.tsx";
import { SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { DifferenceShare } from "./difference-share.tsx";

/** Two sets of figures of one conversion in two columns, and below them how far they lie apart. */

const table = css`
  width: 100%; border: 1px solid var(--line); border-radius: var(--r2); border-spacing: 0; font-size: .8125rem; line-height: 1.25rem;
  & th { font-weight: 400; color: var(--ink-2); text-align: start; }
  & th[scope="col"] { text-align: end; }
  & td { text-align: end; }
  & th, & td { padding: 6px 0; padding-inline-start: 12px; vertical-align: baseline; }
  & tr > :last-child { padding-inline-end: 14px; }
  & tr > :first-child { padding-inline-start: 14px; }
  & thead th { padding-block-start: 10px; }
  & tbody tr:last-child > * { padding-block-end: 10px; border-block-start: 1px solid var(--line); }
`;
/** Amounts of many digits break: on a phone two of them would not fit beside each other. */
const long = css`font-size: .75rem; & td * { white-space: normal; overflow-wrap: anywhere; }`;

/** Longer figures than these do not fit in half of the narrowest dialog. */
const maxDigits = 15;

export interface ComparedQuote {
  readonly head: string;
  /** Decimal texts. */
  readonly rate: string;
  readonly amount: string;
}

export interface QuoteComparisonProps {
  /** Says what the table is. */
  readonly label: string;
  readonly before: ComparedQuote;
  readonly after: ComparedQuote;
  /** Names the amount. */
  readonly term: string;
  readonly coin: string;
  readonly places: number;
}

export function QuoteComparison({
  label,
  before,
  after,
  term,
  coin,
  places,
}: QuoteComparisonProps): ReactNode {
  const { t } = useTranslation();
  const isLong = Math.max(before.amount.length, after.amount.length) > maxDigits;
  return (
    <table className={cx(table, isLong && long)} aria-label={label}>
      <thead>
        <tr>
          <td />
          <th scope="col">{before.head}</th>
          <th scope="col">{after.head}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("convert.compare.rate")}</th>
          <td>
            <Figure kind="amount" value={before.rate} places={rateDecimals(before.rate)} />
          </td>
          <td>
            <Figure
              kind="amount"
              value={after.rate}
              places={rateDecimals(after.rate)}
              className={text.strong}
            />
          </td>
        </tr>
        <tr>
          <th scope="row">
            {term} ({coin})
          </th>
          <td>
            <Figure kind="amount" value={before.amount} places={places} />
          </td>
          <td>
            <Figure kind="amount" value={after.amount} places={places} className={text.strong} />
          </td>
        </tr>
        <tr>
          <th scope="row">{t("convert.compare.difference")}</th>
          <td colSpan={2}>
            <Difference before={before} after={after} places={places} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Computed by the worker; where the amount is the same, as it is for one that was asked for, the rate's tells it. */
function Difference({
  before,
  after,
  places,
}: Pick<QuoteComparisonProps, "before" | "after" | "places">): ReactNode {
  const isSame = before.amount === after.amount;
  const difference = useCall("convert.quoteDifference", {
    quoted: isSame ? before.rate : before.amount,
    received: isSame ? after.rate : after.amount,
  });
  if (difference.data === undefined) return <SkeletonLine width="9em" height={16} />;
  const { amount, percent } = difference.data;
  return (
    <>
      {!isSame && <Figure kind="amount" value={amount} places={places} signed />}{" "}
      <DifferenceShare percent={percent} />
    </>
  );
}
