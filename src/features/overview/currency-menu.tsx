import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { currencyName } from "#src/i18n/formatters.ts";
import { Chip } from "#src/ui/chip.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { choose } from "./choices.ts";

export interface CurrencyMenuProps {
  readonly currency: string;
  /** Those with a rate. */
  readonly currencies: readonly string[];
}

/** In which currency the whole page tells values; kept for the next visit. */
export function CurrencyMenu({ currency, currencies }: CurrencyMenuProps): ReactNode {
  const { t, i18n } = useTranslation();
  const label = t("overview.currency");
  return (
    <Menu
      label={label}
      align="start"
      groups={[
        {
          id: "currency",
          items: currencies.map((code) => ({
            id: code,
            label: optionText(code, i18n.language),
            chosen: code === currency,
          })),
        },
      ]}
      onSelect={(code) => choose({ currency: code })}
      renderTrigger={(rest) => (
        <Chip {...rest} kind="opens" aria-label={`${label}: ${currency}`}>
          {currency}
        </Chip>
      )}
    />
  );
}

/** "EUR · Euro": the code first, since that is what stands beside the figures. */
function optionText(code: string, language: string): string {
  const name = currencyName(language, code);
  return name === "" ? code : `${code} · ${name}`;
}
