import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { appConfig } from "#src/state/app-config.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink, textLinkClass } from "#src/ui/text-link.tsx";
import { twoLines } from "#src/ui/two-lines.ts";

const line = css`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; & b { color: var(--ink); font-weight: 600; }`;

/** Where a residence is declared, and back to here; "" where the host has no such page. */
function declareHref(): string {
  const { identityUrl = "" } = appConfig;
  return identityUrl === "" ? "" : loginUrl(identityUrl, location.href);
}

export interface ResidenceProps {
  /** Alpha-3, "" while none is declared. */
  readonly residence: string;
}

/** Where the person pays tax, and the way to change it. */
export function Residence({ residence }: ResidenceProps): ReactNode {
  const { t, i18n } = useTranslation();
  const href = declareHref();
  const countries = useCall("regions.countries", { language: i18n.language }, { enabled: residence !== "" });
  const country = countries.data?.list.find(({ code }) => code === residence);
  return (
    <p className={cx(text.small, text.ink2, line)}>
      <span className={twoLines}>
        {t("tax.residence")} <b>{residence === "" ? t("tax.notDeclared") : (country?.name ?? residence)}</b>
      </span>
      {residence !== "" && href !== "" && <TextLink href={href}>{t("tax.changeResidence")}</TextLink>}
    </p>
  );
}

/** Nothing is made before it is known where somebody pays tax. */
export function NoResidence(): ReactNode {
  const { t } = useTranslation();
  const href = declareHref();
  return (
    <Note tone="warn">
      {t("tax.declareFirst")}{" "}
      {href === "" ? (
        t("tax.declareSupport")
      ) : (
        <a href={href} className={textLinkClass()}>
          {t("tax.declare")}
        </a>
      )}
    </Note>
  );
}
