import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { SpecialProduct } from "#shared/contract/convert-special.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { isolated } from "#src/i18n/isolated.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useRowWords } from "../history/use-row-words.ts";
import { productFilter } from "./product-filter.ts";
import { productHistoryPath } from "./special-path.ts";

/** More than any coin has: a record shows what it holds. */
const anyAccuracy = 18;
const shown = 3;
/** While one is being settled it is looked up this often, ms. */
const settleEveryMs = 3_000;

const link = css`color: var(--link); font-weight: 500; font-size: 13px; &:hover { text-decoration: underline; }`;

/** The newest exchanges of this product, and the way to all of them. */
export function LastExchanges({ product }: { readonly product: SpecialProduct }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const input = { ...productFilter(product), index: 1, limit: shown };
  const first = useCall("convert.history", input);
  const rows = first.data?.list;
  const runs = rows?.some(({ state }) => state === "processing") === true;
  useCall("convert.history", input, { enabled: runs, refetchEveryMs: runs ? settleEveryMs : 0 });
  return (
    <Card aria-label={t("convert.special.last")}>
      <CardHead title={t("convert.special.last")}>
        <Link href={productHistoryPath(product.productId)} className={link}>
          {t("convert.special.allInHistory")}
        </Link>
      </CardHead>
      {rows !== undefined && rows.length > 0 ? (
        <CardList>
          {rows.map((row) => (
            <li key={row.exchangeTxId} className={flow.rowWide}>
              <Exchange row={row} product={product} />
            </li>
          ))}
        </CardList>
      ) : (
        <CardBody>
          {rows !== undefined ? (
            <p className={names(text.small, text.ink3)}>{t("convert.special.noneYet")}</p>
          ) : first.status === "error" ? (
            <ErrorState
              title={t("convert.records.error")}
              message={errorText(first.error)}
              onRetry={first.refetch}
              retrying={first.fetching}
            />
          ) : (
            <SkeletonRows count={shown} />
          )}
        </CardBody>
      )}
    </Card>
  );
}

function Exchange({
  row,
  product,
}: {
  readonly row: ConvertHistoryRow;
  readonly product: SpecialProduct;
}): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { state: stateText } = useRowWords();
  const iconOf = (coin: string): string => (coin === product.coin ? product.icon : product.toIcon);
  const { fromCoin, toCoin, fromAmount, state } = row;
  const wanted = isolated(`${format.amount(row.toAmount || row.quotedToAmount, anyAccuracy)} ${toCoin}`);
  const at = Number(row.createdAt);
  return (
    <>
      <CoinPair
        from={{ coin: fromCoin, icon: iconOf(fromCoin) }}
        to={{ coin: toCoin, icon: iconOf(toCoin) }}
      />
      <div className={flow.grow}>
        <div className={text.strong}>
          <Figure kind="amount" value={fromAmount} places={anyAccuracy} unit={fromCoin} />
        </div>
        <div className={names(text.small, text.ink3)}>
          {t("convert.special.into", { amount: wanted })}
          {" · "}
          <span className={names(text.nowrap, flow.notPhone)}>{format.dateTime(at)}</span>
          <span className={names(text.nowrap, flow.onlyPhone)}>{format.date(at)}</span>
        </div>
      </div>
      <div className={names(text.end, text.small)}>
        <StateMark kind={state === "success" ? "done" : state === "failure" ? "failed" : "running"}>
          {stateText(row)}
        </StateMark>
        {state === "failure" && <div className={text.ink3}>{t("convert.special.nothingMoved")}</div>}
      </div>
    </>
  );
}
