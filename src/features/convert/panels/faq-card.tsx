import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertLimitsRow } from "#shared/contract/convert-estimate.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { faqIds } from "./faq.ts";
import { Fold } from "./fold.tsx";

const list = css`& > li { padding: 0; }`;
const question = css`padding: 12px 20px; min-height: 48px; font-weight: 500; ${media.phone} { padding-inline: 16px; }`;
const answer = css`padding: 0 20px 16px; max-width: 68ch; ${media.phone} { padding-inline: 16px; }`;

/** What people ask about converting, with the figures of the pair that is chosen. */
export const FaqCard = memo(function FaqCard({ limits }: { readonly limits: ConvertLimitsRow }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = {
    seconds: format.count(Math.round(limits.quoteTtlMs / 1000)),
    spread: bidiIsolate(format.percent(limits.spreadPercent, "share")),
    gap: bidiIsolate(format.percent(limits.gapPercent, "share")),
  };
  // Where any size goes at the spread there is nothing to tell of sizes, and without a spread nothing of that.
  const unreported = [limits.flatSpreadValue === "" ? "size" : "", limits.spreadPercent === "" ? "fee" : ""];
  const shown = faqIds.filter((id) => !unreported.includes(id));
  const value =
    limits.flatSpreadValue === "" ? "" : bidiIsolate(`${format.price(limits.flatSpreadValue)} USDT`);
  return (
    <Card aria-labelledby="convert-faq">
      <CardHead id="convert-faq" title={t("convert.faq.title")} />
      <CardList className={list}>
        {shown.map((id) => (
          <li key={id}>
            <Fold head={t(`convert.faq.${id}`)} className={question}>
              <p className={cx(answer, text.small, text.ink2)}>
                {t(`convert.faq.${id}.answer`, { ...figures, value })}
              </p>
            </Fold>
          </li>
        ))}
      </CardList>
    </Card>
  );
});
