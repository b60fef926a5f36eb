import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FooterLink } from "#shared/site/app-config.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { appConfig } from "../state/app-config.ts";
import { Footer } from "../ui/layout/footer.tsx";

const labels: Readonly<Record<FooterLink, string>> = {
  legal: "app.footer.legal",
  privacy: "app.footer.privacy",
  riskNotice: "app.footer.riskNotice",
  support: "app.footer.support",
};
const subjects = Object.keys(labels) as FooterLink[];
/** Under it the footer is the whole site's (R2.8). */
const generalBelow = `${applicationRoot}deposit`.slice(1);
const year = String(new Date().getFullYear());

/** The design system's footer with what the host configured; `path` is relative to the application's root. */
export default function AppFooter({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const links = subjects.flatMap((subject) => {
    const href = appConfig.footerLinks?.[subject] ?? "";
    return href === "" ? [] : [{ href, label: t(labels[subject]) }];
  });
  const isGeneral = (applicationRoot + path.replace(/^\/+/, "")).includes(generalBelow);
  return (
    <Footer
      owner={t("app.owner", { year })}
      links={links}
      mode={isGeneral ? "general" : "area"}
      label={t("app.footer")}
      homeHref="/"
    />
  );
}
