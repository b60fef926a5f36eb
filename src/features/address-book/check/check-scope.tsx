import { Check, ShieldAlert, Target as TargetIcon, Users } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const looks = css`display: grid; gap: .5rem; & > li { display: flex; gap: .75rem; } & > li > svg { margin-block-start: 2px; color: var(--ink-2); }`;

/** What a check covers, and what it cannot tell. */
export function CheckScope(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Card pad="sm" aria-label={t("addressBook.check.what")}>
        <div className={flow.stack3}>
          <h2>{t("addressBook.check.what")}</h2>
          <ul className={cx(looks, text.small)}>
            <li>
              <Icon of={Check} size={16} />
              {t("addressBook.check.whatFormat")}
            </li>
            <li>
              <Icon of={Users} size={16} />
              {t("addressBook.check.whatUser")}
            </li>
            <li>
              <Icon of={ShieldAlert} size={16} />
              {t("addressBook.check.whatRisk")}
            </li>
            <li>
              <Icon of={TargetIcon} size={16} />
              {t("addressBook.check.whatAlike")}
            </li>
          </ul>
        </div>
      </Card>
      <Card pad="sm" aria-label={t("addressBook.check.cannot")}>
        <div className={flow.stack2}>
          <h2>{t("addressBook.check.cannot")}</h2>
          <p className={cx(text.small, text.ink2)}>{t("addressBook.check.cannotText")}</p>
        </div>
      </Card>
    </>
  );
}
