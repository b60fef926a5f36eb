import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { RateFigure } from "../form/rate-figure.tsx";
import { shownRate } from "./shown-rate.ts";
import type { Special } from "./use-special.ts";

/** The market's rate beside the fixed one, the fee, and what one exchange and the day allow. */
export function SpecialFacts({ special }: { readonly special: Special }): ReactNode {
  const { form, row, freshness } = special;
  const { t } = useTranslation();
  const isOld = freshness === "stale" || freshness === "closed";
  const { from, to, market } = shownRate(special);
  // A row of the other direction may still stand here.
  const own = special.current ? row : undefined;
  return (
    <DescriptionList size="sm" data-stale={isOld ? "" : undefined}>
      <Fact term={t("convert.specialCoins.market")}>
        <RateFigure from={from} to={to} rate={market} />
      </Fact>
      <Fact term={t("convert.fee")}>{t("convert.feeLater")}</Fact>
      <Fact term={t("convert.specialCoins.one")}>
        <Range min={own?.minFrom ?? ""} max={own?.singleMax ?? ""} coin={form.fromCoin} />
      </Fact>
      {own?.leftToday !== "" && (
        <Fact term={t("convert.specialCoins.leftToday")}>
          <Range min="" max={own?.leftToday ?? ""} coin={form.fromCoin} />
        </Fact>
      )}
    </DescriptionList>
  );
}

interface RangeProps {
  readonly min: string;
  readonly max: string;
  readonly coin: string;
}

function Range({ min, max, coin }: RangeProps): ReactNode {
  const format = useFormat();
  if (max === "" && min === "") return <Figure kind="amount" value="" />;
  if (max === "") return <span className={figureClass}>{`≥ ${format.price(min)} ${coin}`}</span>;
  const start = min === "" ? "" : `${format.price(min)} – `;
  return <span className={figureClass}>{`${start}${format.price(max)} ${coin}`}</span>;
}
