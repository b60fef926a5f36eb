import { Lock } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrderLife } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { minuteText } from "./order-text.ts";
import { type Limit, useLiveLimit } from "./use-limit.ts";

const label = cx(text.small, text.medium, text.ink2);
/** Four choices of words of any language side by side, as wide as the form. */
const lives = css`& fieldset label { padding-inline: 4px; white-space: normal; text-align: center; line-height: 1.125rem; }`;

export const lifeDays: Readonly<Record<LimitOrderLife, number>> = {
  "1_D": 1,
  "3_D": 3,
  "7_D": 7,
  "30_D": 30,
};

/** How long the order waits. */
export function LifeChoice({ limit: { form, change } }: { readonly limit: Limit }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={cx(flow.stack2, lives)}>
      <span className={label}>{t("convert.limit.keepOpen")}</span>
      <Segmented
        fill
        label={t("convert.limit.keepOpen")}
        options={(Object.keys(lifeDays) as LimitOrderLife[]).map((value) => ({
          value,
          label: t("convert.limit.days", { count: lifeDays[value] }),
        }))}
        value={form.life}
        onChange={(life) => change({ type: "life", life })}
      />
    </div>
  );
}

/** What placing it means for the account. */
export function LimitFacts({ limit }: { readonly limit: Limit }): ReactNode {
  const { row, current, convert } = useLiveLimit(limit);
  const { t, i18n } = useTranslation();
  const { fromCoin, text: typed } = convert.form;
  const places = convert.coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  const known = current && typed !== "" ? row : undefined;
  const unit = known === undefined || known.fromAmount === "" ? undefined : fromCoin;
  return (
    <DescriptionList size="sm">
      <Fact
        term={
          <span className={flow.rowTight}>
            <Icon of={Lock} size={14} />
            {t("convert.limit.locked")}
          </span>
        }
      >
        <Figure kind="amount" value={known?.fromAmount} places={places} unit={unit} className={text.medium} />
      </Fact>
      <Fact term={t("convert.limit.availableAfter")}>
        <OwnFigure
          kind="amount"
          value={known?.availableAfter}
          places={places}
          unit={known === undefined || known.availableAfter === "" ? undefined : fromCoin}
        />
      </Fact>
      <Fact term={t("convert.limit.ends")}>
        {row === undefined ? (
          <Figure kind="amount" value="" />
        ) : (
          <span className={text.nowrap}>{minuteText(row.endsAt, i18n.language)}</span>
        )}
      </Fact>
    </DescriptionList>
  );
}
