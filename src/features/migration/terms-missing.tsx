import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { flow } from "#src/ui/flow.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { text } from "#src/ui/text.ts";

/** Neither the exchange nor the host's configuration names a version of the terms: nothing can be accepted. */
export function TermsMissing(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.stack3}>
      <p className={text.ink2}>{t("migration.terms.missing")}</p>
      <div>
        <SupportLink />
      </div>
    </div>
  );
}
