import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { flow } from "#src/ui/flow.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import { twoLines } from "#src/ui/two-lines.ts";
import { FixedRatio } from "./fixed-ratio.tsx";
import { marketPath } from "./special-path.ts";

const rest = css`filter: grayscale(1); opacity: .55;`;
const link = css`font-size: .8125rem; line-height: 1.25rem;`;

export interface TargetsCardProps {
  readonly product: SpecialProduct;
  readonly about: CallState<"convert.specifiedCoin">;
  readonly account: ConvertAccount;
  /** The one that stands, toCoin per coin. */
  readonly rate: string;
}

/** What the coin can become: at the fixed rate, and what goes at the market's on its own page. */
export function TargetsCard({ product, about, account, rate }: TargetsCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const title = t("convert.specialCoins.becomes", { coin: product.coin });
  const { data } = about;
  return (
    <Card aria-label={title}>
      <CardHead title={title}>
        {data !== undefined && (
          <span className={cx(text.small, text.ink3)}>
            {t("convert.specialCoins.fixedOf", {
              fixed: format.count(1),
              all: format.count(data.toCoins.length),
            })}
          </span>
        )}
      </CardHead>
      {data === undefined ? (
        <CardBody>
          {about.status === "error" ? (
            <ErrorState
              title={t("convert.specialCoins.error")}
              message={errorText(about.error)}
              onRetry={about.refetch}
              retrying={about.fetching}
            />
          ) : (
            <SkeletonRows count={3} />
          )}
        </CardBody>
      ) : (
        <>
          {about.error !== null && (
            <CardBody>
              <OutdatedNote onRetry={about.refetch} retrying={about.fetching}>
                {t("convert.specialCoins.error")}
              </OutdatedNote>
            </CardBody>
          )}
          <CardList data-stale={about.error === null ? undefined : ""}>
            {data.toCoins.map((target) => (
              <li key={target.coin} className={flow.rowWide}>
                <Target target={target} product={product} account={account} rate={rate} />
              </li>
            ))}
          </CardList>
        </>
      )}
    </Card>
  );
}

function Target({
  target,
  product,
  account,
  rate,
}: Pick<TargetsCardProps, "product" | "account" | "rate"> & {
  readonly target: ConvertCoin;
}): ReactNode {
  const { t } = useTranslation();
  const isFixed = target.coin === product.toCoin;
  return (
    <>
      <CoinDisc coin={target.coin} icon={target.icon} size={28} className={isFixed ? undefined : rest} />
      <div className={flow.grow}>
        <div className={text.strong}>{target.coin}</div>
        <div className={cx(text.small, text.ink3, twoLines)}>{target.fullName}</div>
      </div>
      <div className={text.end}>
        {isFixed ? (
          <>
            <FixedRatio rate={rate} />
            <div className={cx(text.small, text.ink3)}>
              {t(product.reversible ? "convert.specialCoins.bothWays" : "convert.specialCoins.oneWay")}
            </div>
          </>
        ) : (
          <>
            <div className={cx(text.small, text.ink2)}>{t("convert.specialCoins.notFixed")}</div>
            <TextLink href={marketPath(product.coin, target.coin, account)} className={link}>
              {t("convert.specialCoins.convertAtMarket")}
            </TextLink>
          </>
        )}
      </div>
    </>
  );
}
