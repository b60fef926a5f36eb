import { FileQuestion } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { SupportLink } from "#src/ui/support-link.tsx";
import { overviewPath } from "./paths.ts";

/** A question without words: an older page, most likely. Nobody answers what they cannot read. */
export function CannotShow(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card pad="md">
      <Empty
        icon={FileQuestion}
        title={t("options.cannotShow")}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t("options.reload")}</Button>
            <SupportLink variant="tertiary" />
            <Link className={buttonClass("tertiary")} href={overviewPath}>
              {t("options.overview")}
            </Link>
          </>
        }
      >
        {t("options.cannotShowText")}
      </Empty>
    </Card>
  );
}
