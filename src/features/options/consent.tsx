import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { flow } from "#src/ui/flow.ts";
import { TermsLink } from "./terms-link.tsx";
import type { Agreement } from "./use-application.ts";

export interface ConsentProps {
  readonly agreement: Agreement;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled: boolean;
}

/** The terms are accepted by name and version. */
export function Consent({ agreement, checked, onChange, disabled }: ConsentProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={flow.stack2}>
      <Checkbox checked={checked} onChange={onChange} disabled={disabled}>
        {t("options.accept", { version: agreement.agreementVersion })}
      </Checkbox>
      <TermsLink url={agreement.agreementUrl} />
    </div>
  );
}
