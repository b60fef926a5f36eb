import { ChevronRight, Equal } from "lucide";
import { memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { specialPath } from "./special-path.ts";

const row = css`
  display: flex; align-items: center; gap: 12px; padding: 16px 20px; border-radius: var(--r2);
  &:hover { background: var(--hover); }
  & > svg { color: var(--ink-3); }
  [dir="rtl"] & > svg:last-child { transform: scaleX(-1); }
`;

/** The way from the market's form to the coins with a rate of their own. */
export const SpecialTeaser = memo(function SpecialTeaser(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("nav.specialCoins")}>
      <Link href={specialPath} className={row}>
        <Icon of={Equal} size={20} />
        <div className={flow.grow}>
          <div className={text.strong}>{t("nav.specialCoins")}</div>
          <div className={cx(text.small, text.ink2)}>{t("convert.specialCoins.lede")}</div>
        </div>
        <Icon of={ChevronRight} size={16} />
      </Link>
    </Card>
  );
});
