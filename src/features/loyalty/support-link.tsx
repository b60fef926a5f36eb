import { LifeBuoy } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Only where the host has one. */
export function SupportLink(): ReactNode {
  const { t } = useTranslation();
  const href = appConfig.footerLinks?.support ?? "";
  if (href === "") return null;
  return (
    <a className={buttonClass("secondary")} href={new URL(href, location.origin).href}>
      <Icon of={LifeBuoy} />
      {t("money.support")}
    </a>
  );
}
