import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { RecentRecords } from "#src/records/recent-records.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { historySource } from "../history/history-view.ts";
import { useRowTexts } from "../history/use-row-texts.ts";
import { productFilter } from "./product-filter.ts";
import { productHistoryPath } from "./special-path.ts";

const link = css`font-size: .8125rem;`;

interface ProductProps {
  readonly product: SpecialProduct;
}

/** The newest exchanges of this product, and the way to all of them. */
export function LastExchanges({ product }: ProductProps): ReactNode {
  const { t } = useTranslation();
  return (
    <RecentRecords
      source={historySource}
      filter={productFilter(product)}
      title={t("convert.specialCoins.last")}
      link={
        <TextLink href={productHistoryPath(product.productId)} className={link}>
          {t("convert.specialCoins.allInHistory")}
        </TextLink>
      }
      texts={{ none: t("convert.specialCoins.noneYet"), failed: t("convert.records.error") }}
      renderItem={(row) => <Exchange row={row} product={product} />}
    />
  );
}

function Exchange({ row, product }: ProductProps & { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const { state: stateText } = useRowTexts();
  const iconOf = (coin: string): string => (coin === product.coin ? product.icon : product.toIcon);
  const { fromCoin, toCoin, fromAmount, state } = row;
  const wanted = own(
    bidiIsolate(`${format.amount(row.toAmount || row.quotedToAmount, anyAccuracy)} ${toCoin}`),
  );
  const at = Number(row.createdAt);
  return (
    <li className={flow.rowWide}>
      <CoinPair
        from={{ coin: fromCoin, icon: iconOf(fromCoin) }}
        to={{ coin: toCoin, icon: iconOf(toCoin) }}
      />
      <div className={flow.grow}>
        <div className={cx(text.strong, text.unbound)}>
          <ExactAmount value={fromAmount} unit={fromCoin} />
        </div>
        <div className={cx(text.small, text.ink3)}>
          {t("convert.specialCoins.into", { amount: wanted })}
          {" · "}
          <span className={cx(text.nowrap, flow.notPhone)}>{format.dateTime(at)}</span>
          <span className={cx(text.nowrap, flow.onlyPhone)}>{format.date(at)}</span>
        </div>
      </div>
      <div className={cx(text.end, text.small)}>
        <StateMark kind={state === "success" ? "done" : state === "failure" ? "failed" : "running"}>
          {stateText(row)}
        </StateMark>
        {state === "failure" && <div className={text.ink3}>{t("convert.specialCoins.nothingMoved")}</div>}
      </div>
    </li>
  );
}
