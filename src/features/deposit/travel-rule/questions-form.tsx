import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  askedFields,
  noAnswers,
  purposeLength,
  type TravelAnswers,
  type TravelField,
  type TravelZone,
  travelIssues,
} from "#shared/domain/travel-rule.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { labelClass } from "#src/ui/box.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox } from "#src/ui/checkbox.tsx";
import type { Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextField } from "#src/ui/text-field.tsx";
import { StepHead } from "../form/step-head.tsx";
import { PapersPart } from "./papers-part.tsx";
import { PurposeField } from "./purpose-field.tsx";
import { VaspField } from "./vasp-field.tsx";

export interface QuestionsFormProps {
  readonly zone: TravelZone;
  readonly busy: boolean;
  readonly onSend: (answers: TravelAnswers) => void;
}

/** What the law of the zone asks, step by step; checked when it is sent, and field by field from then on. */
export function QuestionsForm({ zone, busy, onSend }: QuestionsFormProps): ReactNode {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState(noAnswers);
  const [isTrue, setTrue] = useState(false);
  const [isTried, setTried] = useState(false);
  const asked = new Set(askedFields(zone, answers));
  const today = new Date(serverNow()).toISOString().slice(0, 10);
  const issues = travelIssues(zone, answers, today);
  const set = (part: Partial<TravelAnswers>): void => setAnswers((before) => ({ ...before, ...part }));
  const hint = (field: TravelField): { hint?: Hint } => {
    const issue = issues[field];
    if (!isTried || issue === undefined) return {};
    return { hint: { tone: "error", children: t(`deposit.questions.issue.${issue}`) } };
  };
  const line = (field: TravelField, label: string): ReactNode => (
    <TextField
      label={label}
      value={answers[field]}
      onChange={(value) => set({ [field]: value })}
      autoComplete="off"
      {...hint(field)}
    />
  );
  const isCompany = answers.owner === "company";
  return (
    <form
      className={flow.stack6}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(issues).length === 0 && isTrue) onSend(answers);
      }}
    >
      <fieldset disabled={busy} style={{ display: "contents" }}>
        <StepHead at={1}>{t("deposit.questions.from")}</StepHead>
        <RadioGroup
          label={t("deposit.questions.fromLabel")}
          look="tiles"
          value={answers.wallet}
          onChange={(wallet) => set({ wallet })}
          options={[
            { value: "vasp", label: t("deposit.questions.vasp"), detail: t("deposit.questions.vaspText") },
            { value: "own", label: t("deposit.questions.own"), detail: t("deposit.questions.ownText") },
          ]}
          {...hint("wallet")}
        />
        {asked.has("vaspCode") && (
          <VaspField
            value={answers.vaspCode}
            onChange={(vaspCode) => set({ vaspCode })}
            {...hint("vaspCode")}
          />
        )}
        <StepHead at={2}>{t("deposit.questions.whose")}</StepHead>
        <RadioGroup
          label={t("deposit.questions.whoseLabel")}
          value={answers.owner}
          onChange={(owner) => set({ owner })}
          options={[
            { value: "me", label: t("deposit.questions.mine"), detail: t("deposit.questions.mineText") },
            { value: "person", label: t("deposit.questions.person") },
            { value: "company", label: t("deposit.questions.company") },
          ]}
          {...hint("owner")}
        />
        {asked.has("firstName") && (
          <>
            {line("firstName", t("deposit.questions.firstName"))}
            {line("lastName", t("deposit.questions.lastName"))}
          </>
        )}
        {isCompany && line("companyName", t("deposit.questions.companyName"))}
        {asked.has("purpose") && (
          <>
            <StepHead at={3}>{t("deposit.questions.purpose")}</StepHead>
            <PurposeField
              value={answers.purpose}
              onChange={(purpose) => set({ purpose })}
              most={purposeLength.max}
              {...hint("purpose")}
            />
          </>
        )}
        {asked.has("paperType") && (
          <>
            <StepHead at={asked.has("purpose") ? 4 : 3}>{t("deposit.questions.papers")}</StepHead>
            <PapersPart answers={answers} onChange={set} hintOf={hint} />
          </>
        )}
        <div className={flow.stack1}>
          <Checkbox checked={isTrue} onChange={setTrue}>
            {t("deposit.questions.true")}
          </Checkbox>
          {isTried && !isTrue && (
            <p className={cx(text.caption, text.bad)} role="alert">
              {t("deposit.questions.confirmFirst")}
            </p>
          )}
        </div>
      </fieldset>
      <div className={cx(flow.rowWide, flow.wrap)}>
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {t("deposit.questions.send")}
        </Button>
        <span className={labelClass}>{t("deposit.questions.final")}</span>
      </div>
    </form>
  );
}
