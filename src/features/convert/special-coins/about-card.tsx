import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Card } from "#src/ui/card.tsx";
import { CoinPair } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const large = css`display: inline-flex; padding: 5px 6px; & > span { transform: scale(1.3); }`;
const row = css`display: flex; align-items: center; gap: 16px;`;

export interface AboutCardProps {
  readonly product: SpecialProduct;
  /** The one that stands, toCoin per coin: the list of products may be of before. */
  readonly rate: string;
}

/** What makes this exchange special, in a sentence. */
export function AboutCard({ product, rate }: AboutCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, icon, toCoin, toIcon, reversible } = product;
  const title =
    rate === "1"
      ? t("convert.specialCoins.oneToOne", { coin })
      : t("convert.specialCoins.atRate", { coin, rate: bidiIsolate(`${format.price(rate)} ${toCoin}`) });
  return (
    <Card pad="md" aria-label={title}>
      <div className={row}>
        <span className={large}>
          <CoinPair from={{ coin, icon }} to={{ coin: toCoin, icon: toIcon }} />
        </span>
        <div className={flow.grow}>
          <h2 className={text.headline}>{title}</h2>
          <p className={cx(text.small, text.ink2)}>
            {t(reversible ? "convert.specialCoins.about" : "convert.specialCoins.aboutOneWay")}
          </p>
        </div>
      </div>
    </Card>
  );
}
