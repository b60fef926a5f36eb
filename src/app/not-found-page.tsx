import { Compass } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { buttonClass } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Empty } from "../ui/empty.tsx";
import { Page } from "../ui/layout/page.tsx";

/** Nothing lies at this address: says so, and leads to where something does. */
export default function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <Page title={t("app.notFound")}>
      <Card pad="md">
        <Empty
          icon={Compass}
          title={t("app.notFoundTitle")}
          actions={
            <Link href="/" className={buttonClass("primary")}>
              {t("app.toOverview")}
            </Link>
          }
        >
          {t("app.notFoundText")}
        </Empty>
      </Card>
    </Page>
  );
}
