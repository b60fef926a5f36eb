import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { isOver } from "#src/money/is-over.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { media } from "#src/ui/breakpoints.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PricedConvert } from "./convert-session.ts";

const list = css`
  display: grid; gap: 10px;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 12px; align-items: center; }
  & > li > :first-child { grid-row: span 2; }
`;
/** Two long figures do not fit a phone's line: what comes stands below what goes. */
const amounts = css`display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px;`;
/** Below both amounts: a rate is long. On phones a line each, without the dot between them. */
const terms = css`
  grid-column: 2; overflow-wrap: anywhere;
  ${media.phone} { & > span { display: block; } & > i { display: none; } }
`;
/** A price that is over stays to be read, and is nothing to act on. */
const dead = css`& * { color: var(--ink-3); } & img { filter: grayscale(1); }`;

/** What each coin brings at the price, and all of them together. */
export function QuotedCoins({ view }: { readonly view: PricedConvert }): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("WITHDRAW");
  const { exchangeCoins, totalToAmount } = view.quote;
  const toCoin = exchangeCoins[0]?.toCoin ?? "";
  const isDead = isOver(view);
  return (
    <div className={cx(flow.stack4, isDead && dead)} data-dead={isDead ? "" : undefined}>
      <ul className={list} aria-label={t("migration.convert.coins")}>
        {exchangeCoins.map(({ fromCoin, availableBalance, exchangeRate, feeInfo, taxFeeInfo, toAmount }) => (
          <li key={fromCoin}>
            <CoinDisc coin={fromCoin} icon={iconOf(fromCoin)} size={28} />
            <span className={amounts}>
              <Figure kind="amount" value={availableBalance} places={anyAccuracy} unit={fromCoin} />
              <Figure
                kind="amount"
                value={toAmount}
                places={anyAccuracy}
                unit={toCoin}
                className={text.medium}
              />
            </span>
            <span className={cx(text.caption, text.ink3, terms)}>
              <span>
                {t("migration.convert.rate")}{" "}
                <Figure kind="price" value={exchangeRate} unit={`${toCoin}/${fromCoin}`} />
              </span>
              <i> · </i>
              <span>
                {t("migration.convert.fee")}{" "}
                <Figure kind="amount" value={feeInfo.amount} places={anyAccuracy} unit={toCoin} up />
              </span>
              {taxFeeInfo !== null && !isZeroText(taxFeeInfo.totalAmount) && (
                <>
                  <i> · </i>
                  <span>
                    {t("migration.convert.tax")}{" "}
                    <Figure
                      kind="amount"
                      value={taxFeeInfo.totalAmount}
                      places={anyAccuracy}
                      unit={taxFeeInfo.feeCoin}
                      up
                    />
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <DescriptionList>
        <Fact term={t("migration.convert.total")} kind="total">
          <Figure kind="amount" value={totalToAmount} places={anyAccuracy} unit={toCoin} />
        </Fact>
      </DescriptionList>
    </div>
  );
}
