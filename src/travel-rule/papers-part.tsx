import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paperTypes, type TravelAnswers, type TravelField } from "#shared/domain/travel-rule.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { Select } from "#src/ui/select.tsx";
import { TextField } from "#src/ui/text-field.tsx";
import { CountryField } from "./country-field.tsx";

export interface PapersPartProps {
  readonly answers: TravelAnswers;
  readonly onChange: (part: Partial<TravelAnswers>) => void;
  readonly hintOf: (field: TravelField) => { hint?: Hint };
}

/** The identity document, where the law requires one (F4d.3). */
export function PapersPart({ answers, onChange, hintOf }: PapersPartProps): ReactNode {
  const { t } = useTranslation();
  const none = { value: "", label: t("travelRule.choose"), disabled: true };
  return (
    <>
      <Select
        label={t("travelRule.paperType")}
        value={answers.paperType}
        onChange={(paperType) => onChange({ paperType })}
        options={[none, ...paperTypes.map((value) => ({ value, label: t(`travelRule.paper.${value}`) }))]}
        {...hintOf("paperType")}
      />
      <TextField
        code
        label={t("travelRule.paperNumber")}
        value={answers.paperNumber}
        onChange={(paperNumber) => onChange({ paperNumber })}
        autoComplete="off"
        {...hintOf("paperNumber")}
      />
      <CountryField
        label={t("travelRule.paperCountry")}
        value={answers.paperCountry}
        onChange={(paperCountry) => onChange({ paperCountry })}
        {...hintOf("paperCountry")}
      />
      <TextField
        type="date"
        label={t("travelRule.paperExpiry")}
        value={answers.paperExpiry}
        onChange={(paperExpiry) => onChange({ paperExpiry })}
        {...hintOf("paperExpiry")}
      />
    </>
  );
}
