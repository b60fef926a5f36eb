import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TravelAnswers, TravelField } from "#shared/domain/travel-rule.ts";
import { useCall } from "#src/bridge/use-call.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { CountryField } from "./country-field.tsx";

export interface AddressPartProps {
  readonly answers: TravelAnswers;
  readonly onChange: (part: Partial<TravelAnswers>) => void;
  readonly hintOf: (field: TravelField) => { hint?: Hint };
  /** A person has a day and place of birth; a company has none. */
  readonly needsBirth: boolean;
}

/** Where the receiver lives, in the United Arab Emirates (F4d.5). */
export function AddressPart({ answers, onChange, hintOf, needsBirth }: AddressPartProps): ReactNode {
  const { t } = useTranslation();
  const line = (field: TravelField, label: string): ReactNode => (
    <TextField
      name={`travel.${field}`}
      label={label}
      value={answers[field]}
      onChange={(value) => onChange({ [field]: value })}
      autoComplete="off"
      {...hintOf(field)}
    />
  );
  return (
    <>
      <CountryField
        toSendTo
        label={t("travelRule.country")}
        value={answers.country}
        onChange={(country) => onChange({ country, state: "" })}
        {...hintOf("country")}
      />
      <StateField answers={answers} onChange={onChange} {...hintOf("state")} />
      {line("city", t("travelRule.city"))}
      {line("street", t("travelRule.street"))}
      {line("building", t("travelRule.building"))}
      {line("postalCode", t("travelRule.postalCode"))}
      {needsBirth && (
        <>
          <TextField
            type="date"
            label={t("travelRule.birthDate")}
            value={answers.birthDate}
            onChange={(birthDate) => onChange({ birthDate })}
            {...hintOf("birthDate")}
          />
          {line("birthPlace", t("travelRule.birthPlace"))}
        </>
      )}
    </>
  );
}

interface StateFieldProps extends Pick<AddressPartProps, "answers" | "onChange"> {
  readonly hint?: Hint;
}

/** A choice where the exchange lists the country's states, a line to type in where it lists none. */
function StateField({ answers, onChange, hint }: StateFieldProps): ReactNode {
  const { country, state } = answers;
  const { t } = useTranslation();
  const states = useCall("regions.states", { countryCode: country }, { enabled: country !== "" });
  const list = country === "" ? [] : (states.data?.list ?? []);
  const field = { label: t("travelRule.state"), value: state, ...(hint !== undefined && { hint }) };
  if (list.length === 0) {
    return <TextField {...field} autoComplete="off" onChange={(next) => onChange({ state: next })} />;
  }
  const isListed = state === "" || list.some(({ name }) => name === state);
  return (
    <Select
      {...field}
      onChange={(next) => onChange({ state: next })}
      options={[
        { value: "", label: t("travelRule.choose"), disabled: true },
        ...(isListed ? [] : [{ value: state, label: state }]),
        ...list.map(({ name }) => ({ value: name, label: name })),
      ]}
    />
  );
}
