import { type CSSProperties, memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertLimitsRow } from "#shared/contract/convert-estimate.ts";
import { absentFigure, useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, cardHeadClass } from "#src/ui/card.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { Fold } from "./fold.tsx";

const body = css`padding: 16px 20px; display: grid; gap: 12px; ${media.phone} { padding-inline: 16px; }`;
const track = css`height: 4px; border-radius: 2px; background: var(--pressed); overflow: hidden;`;
const fill = css`height: 100%; background: var(--ink-2);`;

export interface LimitsCardProps {
  /** Of this pair, or of the one before while these are on their way. */
  readonly limits: ConvertLimitsRow;
  /** They are of this pair and of now. */
  readonly known: boolean;
  /** Signed out nothing is used, and nothing is left. */
  readonly signedIn: boolean;
}

/** What one conversion and a day allow, how long a price is held and how far the market may move meanwhile. */
export const LimitsCard = memo(function LimitsCard({ limits, known, signedIn }: LimitsCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { coin, min, max, daily, used, left, usedPercent, flatSpreadValue } = limits;
  const seconds = Math.round(limits.quoteTtlMs / 1000);
  const figure = (words: string): ReactNode => (
    <span className={figureClass}>{known ? words : absentFigure}</span>
  );
  const amount = (value: string): string => `${format.price(value)} ${coin}`;
  const hasDay = daily !== "" && signedIn;
  return (
    <Card aria-labelledby="convert-limits">
      <Fold open className={cardHeadClass} head={<h2 id="convert-limits">{t("convert.limits.title")}</h2>}>
        <div className={body}>
          <DescriptionList size="sm">
            <Fact term={t("convert.oneConversion")}>
              {figure(max === "" ? `≥ ${amount(min)}` : `${format.price(min)} – ${amount(max)}`)}
            </Fact>
            {daily !== "" && <Fact term={t("convert.limits.day")}>{figure(amount(daily))}</Fact>}
            {hasDay && <Fact term={t("convert.limits.used")}>{figure(amount(used))}</Fact>}
            {hasDay && (
              <Fact term={t("convert.limits.left")}>
                <span className={text.medium}>{figure(amount(left))}</span>
              </Fact>
            )}
          </DescriptionList>
          {hasDay && (
            <div className={track} aria-hidden="true">
              <div className={fill} style={widthOf(known ? usedPercent : "0")} />
            </div>
          )}
          <DescriptionList size="sm">
            <Fact term={t("convert.limits.held")}>{t("convert.limits.seconds", { count: seconds })}</Fact>
            {limits.spreadPercent !== "" && (
              <Fact term={t("convert.spread")}>
                <Figure kind="percent" value={limits.spreadPercent} />
              </Fact>
            )}
            {flatSpreadValue !== "" && (
              <Fact term={t("convert.limits.flatSpreadValue")}>
                {figure(`${format.price(flatSpreadValue)} USDT`)}
              </Fact>
            )}
            <Fact term={t("convert.limits.gap")}>
              <Figure kind="percent" value={limits.gapPercent} />
            </Fact>
            <Fact term={t("convert.fee")}>{t("convert.feeLater")}</Fact>
          </DescriptionList>
          <p className={cx(text.caption, text.ink3)}>{t("convert.limits.note")}</p>
        </div>
      </Fold>
    </Card>
  );
});

function widthOf(percent: string): CSSProperties {
  return { inlineSize: `${percent}%` };
}
