import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { FiatPreferences } from "#shared/contract/deposit.ts";
import { currencyName } from "#src/i18n/formatters.ts";
import { discClass } from "#src/ui/disc.ts";
import { flow } from "#src/ui/flow.ts";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { currencySign } from "./currency-sign.ts";

const sign = css`font-size: .8125rem; font-weight: 600; direction: ltr;`;

type Offered = FiatPreferences["currencies"][number];

export interface CurrencyPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly currencies: readonly Offered[];
  readonly selected: string;
  readonly onPick: (currency: string) => void;
}

/** Chooses the currency, by its code or its name; one without an open way says so. Import it lazily. */
export default function CurrencyPicker(props: CurrencyPickerProps): ReactNode {
  const { currencies, onPick, ...rest } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const nameOf = useCallback((code: string) => currencyName(language, code), [language]);
  const search = useCallback(
    (all: readonly Offered[], query: string) => searchCurrencies(all, query, nameOf),
    [nameOf],
  );
  return (
    <OptionPicker
      {...rest}
      title={t("fiat.currency")}
      label={t("fiat.currency")}
      searchLabel={t("fiat.searchCurrency")}
      options={currencies}
      idOf={codeOf}
      search={search}
      isDisabled={isClosed}
      onPick={({ currency }) => onPick(currency)}
      renderOption={(one) => (
        <>
          <span className={cx(discClass, sign)} aria-hidden="true">
            {currencySign(language, one.currency)}
          </span>
          <div className={flow.grow}>
            <div className={text.strong}>{one.currency}</div>
            <div className={cx(text.caption, text.ink3, text.clip)}>{nameOf(one.currency)}</div>
          </div>
          <span className={cx(text.small, text.ink2)}>
            {isClosed(one) ? t("fiat.closed") : t("fiat.ways", { count: openWays(one) })}
          </span>
        </>
      )}
      short
    />
  );
}

const codeOf = ({ currency }: Offered): string => currency;
const openWays = ({ channels }: Offered): number => channels.filter(({ enabled }) => enabled).length;
const isClosed = (one: Offered): boolean => openWays(one) === 0;

/** Currencies whose code or name contains the query; those that are closed come last. */
function searchCurrencies(
  all: readonly Offered[],
  query: string,
  nameOf: (code: string) => string,
): readonly Offered[] {
  const wanted = query.trim().toLowerCase();
  const fits = all.filter(({ currency }) =>
    [currency, nameOf(currency)].some((said) => said.toLowerCase().includes(wanted)),
  );
  return fits.toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
}
