import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BlockComparisonRow } from "#shared/contract/block-trade.ts";
import { Figure } from "#src/ui/figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";

const frame = css`padding: 8px 14px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;
const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: .75rem; line-height: 1.25rem;
  & th { font-weight: 400; color: var(--ink-3); white-space: nowrap; }
  & th, & td { padding: 2px 0; text-align: start; }
  & td:nth-child(2) { inline-size: 100%; padding-inline: 16px; }
  & :is(th, td):last-child { text-align: end; }
`;
const bar = css`display: block; block-size: 10px; min-inline-size: 2px; border-radius: 2px; background: var(--line-2);`;
const amountDecimals = 6;

/** What the size would take from the book, price by price, best first. */
export function DepthBands({ row }: { readonly row: BlockComparisonRow }): ReactNode {
  const { t } = useTranslation();
  const { bands, bookCoin, side } = row;
  return (
    <div className={frame}>
      <table className={table}>
        <caption className={hiddenText}>
          {t(side === "sell" ? "convert.block.compare.bids" : "convert.block.compare.asks", {
            coin: bookCoin,
          })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("convert.block.compare.price")}</th>
            <td />
            <th scope="col">{bookCoin}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ price, amount, sharePercent }) => (
            <tr key={price}>
              <td className={cx(text.ink3, text.nowrap)}>
                <Figure kind="amount" value={price} places={rateDecimals(price)} live />
              </td>
              <td aria-hidden="true">
                <span className={bar} style={{ inlineSize: `${sharePercent}%` }} />
              </td>
              <td className={cx(text.ink2, text.nowrap)}>
                <Figure kind="amount" value={amount} places={amountDecimals} live />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
