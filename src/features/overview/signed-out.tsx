import { LogIn, Wallet } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { loginHref } from "#src/session/login.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card, CardBody, CardHead } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { pageGrid } from "./page-style.ts";
import { changeLine, label, totalFigure, totalsTop } from "./totals-style.ts";

/** The page for who is not logged in: its shape without figures. */
export function SignedOut(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={pageGrid}>
      <Card aria-label={t("overview.totalValue")}>
        <div className={totalsTop}>
          <div>
            <div className={label}>{t("overview.totalValue")}</div>
            <div className={totalFigure}>
              <Figure value="" kind="value" />
            </div>
            <p className={changeLine}>
              <Figure value="" kind="value" />
            </p>
          </div>
          <a href={loginHref()} className={buttonClass("primary", "lg")}>
            <Icon of={LogIn} flip />
            {t("overview.logIn")}
          </a>
        </div>
      </Card>
      <Card aria-labelledby="overview-coins">
        <CardHead title={t("overview.coins")} id="overview-coins" />
        <CardBody pad="md">
          <Empty icon={Wallet} title={t("overview.signedOut")}>
            {t("overview.emptyText")}
          </Empty>
        </CardBody>
      </Card>
    </div>
  );
}
