import { lazy, memo, type ReactNode, Suspense, useRef } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Button } from "#src/ui/button.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { LiveFigure, type QuoteField } from "#src/ui/live-figure.tsx";
import { cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { useInView } from "#src/ui/use-in-view.ts";
import { usdtSymbol } from "../../pair-symbol.ts";
import { actClass, coinClass, namesClass, rangeClass, rowButtonClass } from "./price-list-style.ts";

const Sparkline = lazy(importWithRetry(() => import("./sparkline.tsx")));

export interface PriceRowProps {
  readonly coin: string;
  /** Below its code: its name, or the day it was listed. */
  readonly about: string;
  /** The same in full, where `about` is short. */
  readonly announced?: string | undefined;
  readonly icon: string | undefined;
  readonly onConvert: (coin: string) => void;
  /** Draws the last day: only where there is room. */
  readonly spark: boolean;
}

/** One coin of the price list. Its figures write themselves, so a tick renders nothing; out of view it asks for none. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps): ReactNode {
  const { coin, about, announced, icon, onConvert, spark } = props;
  const { t } = useTranslation();
  const row = useRef<HTMLTableRowElement>(null);
  const inView = useInView(row);
  const symbol = usdtSymbol(coin);
  const figure = (field: QuoteField): ReactNode => inView && <LiveFigure symbol={symbol} field={field} />;
  return (
    <tr ref={row} data-coin-row={coin}>
      <th scope="row" data-coin="">
        <button
          type="button"
          className={rowButtonClass}
          data-whole=""
          aria-label={t("convert.list.convertCoin", { coin })}
          onClick={() => onConvert(coin)}
        />
        <div className={coinClass}>
          <CoinDisc coin={coin} icon={icon} size={28} />
          <div className={namesClass}>
            <div className={text.strong}>{coin}</div>
            <div className={cx(text.caption, text.ink3, text.clip)} title={announced ?? about}>
              {announced !== undefined && <span className={hiddenText}>{announced}</span>}
              <span aria-hidden={announced !== undefined || undefined}>{about}</span>
            </div>
          </div>
        </div>
      </th>
      <td data-right="" data-price="" className={text.medium}>
        {figure("lastPrice")}
      </td>
      <td data-right="" data-change="" className={text.medium}>
        {figure("changeRate24H")}
      </td>
      <td data-right="" data-range="" className={rangeClass}>
        <div>{figure("highPrice24h")}</div>
        <div>{figure("lowPrice24h")}</div>
      </td>
      <td data-right="" data-turnover="">
        {figure("turnover24hUSD")}
      </td>
      <td data-right="" data-act="" className={actClass}>
        {spark && inView && (
          <Suspense fallback={null}>
            <Sparkline symbol={symbol} />
          </Suspense>
        )}
        <Button
          size="sm"
          aria-label={t("convert.list.convertCoin", { coin })}
          onClick={() => onConvert(coin)}
        >
          {t("convert.list.convert")}
        </Button>
      </td>
    </tr>
  );
});
