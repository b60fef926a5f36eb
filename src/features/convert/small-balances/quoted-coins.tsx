import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BatchTotalRow } from "#shared/contract/batch-estimate.ts";
import type { SmallQuote } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { isOver } from "#src/money/is-over.ts";
import { media } from "#src/ui/breakpoints.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { pointWidth } from "#src/ui/point-width.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { percentOf } from "../form/percent-text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import type { PricedBatch } from "./batch-session.ts";
import { feePercent } from "./fee-percent.ts";
import { useAccountText } from "./use-account-text.ts";
import type { Batch } from "./use-batch.ts";

const table = css`
  width: 100%; border-collapse: collapse;
  & :where(th[scope="row"]) { font: inherit; text-align: start; }
  & thead th { font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); text-align: start; padding: 8px 4px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & td, & th[scope="row"] { padding: 9px 4px; border-block-end: 1px solid var(--line); height: 40px; }
  & :is(th, td):first-child { padding-inline-start: 0; }
  & :is(th, td):last-child { padding-inline-end: 0; }
  & [data-figure] { text-align: right; }
  & tbody tr:last-child > * { border: 0; }
  ${media.phone} { & td { padding-block: 6px; } }
  &[data-dead] { & * { color: var(--ink-3); } & [data-disc] { filter: grayscale(1); & img { opacity: .6; } } }
`;
/** Its coin stands at the amount's right in both directions, as every unit does. */
const pays = css`
  display: flex; align-items: center; gap: 8px; flex-wrap: wrap;
  & > [data-disc] { display: grid; }
  [dir="rtl"] & > :nth-child(2) { order: 1; }
`;
const dead = css`& dd * { color: var(--ink-3); }`;

export interface QuotedCoinsProps {
  readonly batch: Batch;
  readonly view: PricedBatch;
  readonly total: BatchTotalRow | undefined;
}

/** What each coin brings less its fee, and all of them together. */
export function QuotedCoins({ batch, view, total }: QuotedCoinsProps): ReactNode {
  const { coinOf, form, session } = batch;
  const { accountType } = session.intent ?? form;
  const { t } = useTranslation();
  const format = useFormat();
  const account = useAccountText();
  const { exchangeCoins, totalFeeInfo, totalTaxFeeInfo: tax } = view.quote.result;
  const toCoin = totalFeeInfo.feeCoin;
  const places = coinOf(toCoin)?.accuracyLength ?? anyAccuracy;
  const isDead = isOver(view);
  const sums = total?.quoted;
  const rates = exchangeCoins.map(({ exchangeRate: rate }) => format.amountParts(rate, rateDecimals(rate)));
  // The point is part of the fraction.
  const rateWidth = pointWidth(Math.max(...rates.map(({ fraction }) => fraction.length)) - 1);
  return (
    <>
      <table
        className={table}
        aria-label={t("convert.smallBalances.coinsOfBatch")}
        data-dead={isDead ? "" : undefined}
      >
        <thead>
          <tr>
            <th scope="col">{t("convert.youPay")}</th>
            <th scope="col" data-figure="" className={flow.notPhone}>
              {t("convert.smallBalances.rate", { coin: toCoin })}
            </th>
            <th scope="col" data-figure="">
              {t("convert.fee")}
            </th>
            <th scope="col" data-figure="">
              {t("convert.youReceive")}
            </th>
          </tr>
        </thead>
        <tbody>
          {exchangeCoins.map((quote) => (
            <QuotedRow
              key={quote.fromCoin}
              quote={quote}
              places={places}
              rateWidth={rateWidth}
              batch={batch}
            />
          ))}
        </tbody>
      </table>
      <DescriptionList className={isDead ? dead : undefined}>
        <Fact term={t("convert.smallBalances.before")}>
          <Figure kind="amount" value={sums?.before} places={places} unit={toCoin} />
        </Fact>
        <Fact
          term={t("convert.smallBalances.totalFee", {
            percent: feePercent(format, percentOf(totalFeeInfo.feeRate)),
          })}
        >
          <Figure kind="amount" value={minus(totalFeeInfo.amount)} places={places} unit={toCoin} />
        </Fact>
        {tax !== null && !isZeroText(tax.totalAmount) && (
          <Fact term={t("convert.tax")}>
            <Figure kind="amount" value={tax.totalAmount} places={anyAccuracy} unit={tax.feeCoin} up />
          </Fact>
        )}
        <Fact term={t("convert.smallBalances.receiveIn", { account: account(accountType) })} kind="total">
          <Figure
            kind="amount"
            value={sums?.receive}
            places={places}
            unit={toCoin}
            className={text.headline}
          />
        </Fact>
      </DescriptionList>
    </>
  );
}

interface RowProps {
  readonly quote: SmallQuote;
  readonly places: number;
  readonly rateWidth: string;
  readonly batch: Batch;
}

function QuotedRow({ quote, places, rateWidth, batch: { coinOf } }: RowProps): ReactNode {
  const { fromCoin, availableBalance, exchangeRate, feeInfo, toAmount } = quote;
  const info = coinOf(fromCoin);
  return (
    <tr>
      <th scope="row">
        <span className={pays}>
          <span data-disc="">
            <CoinDisc coin={fromCoin} icon={info?.icon} size={20} />
          </span>
          <Figure kind="amount" value={availableBalance} places={anyAccuracy} />
          <b className={text.strong}>{fromCoin}</b>
        </span>
      </th>
      <td data-figure="" className={cx(text.ink2, flow.notPhone)}>
        <Figure
          kind="amount"
          value={exchangeRate}
          places={rateDecimals(exchangeRate)}
          pointWidth={rateWidth}
        />
      </td>
      <td data-figure="" className={text.ink2}>
        <Figure kind="amount" value={feeInfo.amount} places={places} pointWidth={pointWidth(places)} up />
      </td>
      <td data-figure="" className={text.medium}>
        <Figure kind="amount" value={toAmount} places={places} pointWidth={pointWidth(places)} />
      </td>
    </tr>
  );
}

/** What is taken, as taken: a sign in front of its text. Rounded down, it is as large as the fees above it. */
function minus(amount: string): string {
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
}
