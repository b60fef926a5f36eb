import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TermsLink } from "./terms-link.tsx";
import type { Agreement } from "./use-application.ts";

const title = css`font-size: .875rem; line-height: 1.25rem;`;

/** Why this is asked, and which terms it ends with. */
export function AboutCards({ agreement }: { readonly agreement: Agreement }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { questions, passScore, agreementVersion: version, agreementUrl } = agreement;
  const count = format.count(questions.length);
  return (
    <div className={flow.stack4}>
      <Card pad="sm" className={flow.stack3}>
        <h2 className={title}>{t("options.about")}</h2>
        <p className={cx(text.small, text.ink2)}>
          {t("options.aboutText")}{" "}
          {passScore !== undefined && t("options.aboutScore", { count, needed: format.count(passScore) })}
        </p>
      </Card>
      <Card pad="sm" className={flow.stack3}>
        <h2 className={title}>{t("options.agreement")}</h2>
        <p className={cx(text.small, text.ink2)}>{t("options.agreementText", { version })}</p>
        <TermsLink url={agreementUrl} />
      </Card>
    </div>
  );
}
