import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "#src/bridge/use-call.ts";
import { Button } from "#src/ui/button.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Select } from "#src/ui/select.tsx";

export interface CountryFieldProps {
  readonly label: string;
  /** Alpha-3, "" while none is chosen. */
  readonly value: string;
  readonly onChange: (country: string) => void;
  /** Countries that nothing is sent to are no choice; papers of theirs are. */
  readonly toSendTo?: boolean;
  readonly hint?: Hint;
}

/** One of the exchange's countries, by their names in the person's language. */
export function CountryField(props: CountryFieldProps): ReactNode {
  const { label, value, onChange, toSendTo = false, hint } = props;
  const { t, i18n } = useTranslation();
  const countries = useCall("regions.countries", { language: i18n.language });
  const list = countries.data?.list ?? [];
  const options = list.map(({ code, name, forbidden }) => ({
    value: code,
    label: name,
    disabled: toSendTo && forbidden,
  }));
  // What was chosen stands there, whether the list has come or not.
  const isListed = value === "" || list.some(({ code }) => code === value);
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: "", label: t("travelRule.choose"), disabled: true },
        ...(isListed ? [] : [{ value, label: value }]),
        ...options,
      ]}
      hint={countries.status === "error" ? failed(t, countries.refetch) : hint}
    />
  );
}

function failed(t: (key: string) => string, again: () => void): Hint {
  return {
    tone: "error",
    children: (
      <>
        {t("travelRule.countriesError")}{" "}
        <Button variant="tertiary" size="sm" onClick={again}>
          {t("ui.error.retry")}
        </Button>
      </>
    ),
  };
}
