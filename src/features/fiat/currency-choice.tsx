import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FiatPreferences } from "#shared/contract/deposit.ts";
import { currencyName } from "#src/i18n/formatters.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { PickWell } from "#src/ui/pick-well.tsx";
import { currencySign } from "./currency-sign.ts";

const fetchPicker = importWithRetry(() => import("./currency-picker.tsx"));
const CurrencyPicker = lazy(fetchPicker);

export interface CurrencyChoiceProps {
  readonly currencies: FiatPreferences["currencies"];
  readonly selected: string;
  readonly onPick: (currency: string) => void;
}

/** The currency that is paid in, and the button that opens the list of them. */
export function CurrencyChoice({ currencies, selected, onPick }: CurrencyChoiceProps): ReactNode {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <PickWell
        picture={currencySign(i18n.language, selected)}
        label={t("fiat.currency")}
        onPick={() => setOpen(true)}
        onNear={() => void fetchPicker()}
      >
        {selected} <small>{currencyName(i18n.language, selected)}</small>
      </PickWell>
      <Suspense fallback={null}>
        {wasOpen && (
          <CurrencyPicker
            open={isOpen}
            onClose={() => setOpen(false)}
            currencies={currencies}
            selected={selected}
            onPick={(picked) => {
              setOpen(false);
              if (picked !== selected) onPick(picked);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
