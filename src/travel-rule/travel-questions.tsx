import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import {
  purposeLength,
  type TravelAnswers,
  type TravelField,
  travelFields,
  travelIssues,
} from "#shared/domain/travel-rule.ts";
import type { TravelZone } from "#shared/domain/travel-zone.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { StepHead } from "#src/ui/step-head.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { AddressPart } from "./address-part.tsx";
import { PapersPart } from "./papers-part.tsx";
import { PurposeField } from "./purpose-field.tsx";
import type { TravelDraft } from "./travel-draft.ts";
import { VaspField } from "./vasp-field.tsx";

export interface TravelQuestionsProps {
  readonly zone: TravelZone;
  readonly way: "deposit" | "withdraw";
  readonly draft: TravelDraft;
  readonly onChange: (draft: TravelDraft) => void;
  /** It was to be sent: what is wrong is said, field by field from then on. */
  readonly tried: boolean;
  /** Number of the first step. */
  readonly first: number;
}

/** What the law of the zone asks about the other end, step by step. */
export function TravelQuestions(props: TravelQuestionsProps): ReactNode {
  const { zone, way, draft, onChange, tried, first } = props;
  const { answers, isTrue } = draft;
  const { t } = useTranslation();
  const confirmId = useId();
  const fields = new Set(travelFields(zone, answers));
  const issues = travelIssues(zone, answers, new Date(serverNow()).toISOString().slice(0, 10));
  const set = (part: Partial<TravelAnswers>): void =>
    onChange({ ...draft, answers: { ...answers, ...part } });
  const hint = (field: TravelField): { hint?: Hint } => {
    const issue = issues[field];
    if (!tried || issue === undefined) return {};
    return { hint: { tone: "error", children: t(`travelRule.issue.${issue}`) } };
  };
  const line = (field: TravelField, label: string): ReactNode => (
    <TextField
      name={`travel.${field}`}
      label={label}
      value={answers[field]}
      onChange={(value) => set({ [field]: value })}
      autoComplete="off"
      {...hint(field)}
    />
  );
  return (
    <>
      <StepHead at={first}>{t(`travelRule.from.${way}`)}</StepHead>
      <RadioGroup
        name="travel.wallet"
        label={t(`travelRule.fromLabel.${way}`)}
        look="tiles"
        value={answers.wallet}
        onChange={(wallet) => set({ wallet })}
        options={[
          { value: "vasp", label: t("travelRule.vasp"), detail: t("travelRule.vaspText") },
          { value: "own", label: t("travelRule.own"), detail: t("travelRule.ownText") },
        ]}
        {...hint("wallet")}
      />
      {fields.has("vaspCode") && (
        <VaspField
          value={answers.vaspCode}
          onChange={(vaspCode) => set({ vaspCode })}
          {...hint("vaspCode")}
        />
      )}
      <StepHead at={first + 1}>{t("travelRule.whose")}</StepHead>
      <RadioGroup
        name="travel.owner"
        label={t("travelRule.whoseLabel")}
        value={answers.owner}
        onChange={(owner) => set({ owner })}
        options={[
          { value: "me", label: t("travelRule.mine"), detail: t("travelRule.mineText") },
          { value: "person", label: t("travelRule.person") },
          { value: "company", label: t("travelRule.company") },
        ]}
        {...hint("owner")}
      />
      {fields.has("firstName") && (
        <>
          {line("firstName", t("travelRule.firstName"))}
          {line("lastName", t("travelRule.lastName"))}
        </>
      )}
      {fields.has("companyName") && line("companyName", t("travelRule.companyName"))}
      {fields.has("agentFirstName") && (
        <>
          {line("agentFirstName", t("travelRule.agentFirstName"))}
          {line("agentLastName", t("travelRule.agentLastName"))}
        </>
      )}
      {fields.has("purpose") && (
        <>
          <StepHead at={first + 2}>{t("travelRule.purpose")}</StepHead>
          <PurposeField
            value={answers.purpose}
            onChange={(purpose) => set({ purpose })}
            max={purposeLength.max}
            {...hint("purpose")}
          />
        </>
      )}
      {fields.has("paperType") && (
        <>
          <StepHead at={first + (fields.has("purpose") ? 3 : 2)}>{t("travelRule.papers")}</StepHead>
          <PapersPart answers={answers} onChange={set} hintOf={hint} />
        </>
      )}
      {fields.has("country") && (
        <>
          <StepHead at={first + 2}>{t("travelRule.address")}</StepHead>
          <AddressPart answers={answers} onChange={set} hintOf={hint} needsBirth={fields.has("birthDate")} />
        </>
      )}
      <div className={flow.stack1}>
        <Checkbox
          aria-invalid={(tried && !isTrue) || undefined}
          aria-describedby={tried && !isTrue ? confirmId : undefined}
          checked={isTrue}
          onChange={(value) => onChange({ ...draft, isTrue: value })}
        >
          {t("travelRule.true")}
        </Checkbox>
        {tried && !isTrue && (
          <p id={confirmId} className={cx(text.caption, text.bad)} role="alert">
            {t("travelRule.confirmFirst")}
          </p>
        )}
      </div>
    </>
  );
}
