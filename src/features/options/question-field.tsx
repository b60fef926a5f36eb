import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AgreementAnswer, AgreementQuestion } from "#shared/contract/options.ts";
import { type AnswerIssue, longestText } from "#shared/domain/options-answers.ts";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import { hiddenText, text } from "#src/ui/text.ts";
import { CheckGroup } from "./check-group.tsx";
import type { QuestionTexts } from "./question-texts.ts";
import { TextField } from "./text-field.tsx";

export interface QuestionFieldProps {
  readonly question: AgreementQuestion;
  readonly texts: QuestionTexts;
  readonly answer: AgreementAnswer | undefined;
  readonly onAnswer: (answer: AgreementAnswer) => void;
  /** Said once the person wants to go on. */
  readonly issue: AnswerIssue | undefined;
  readonly disabled: boolean;
}

/** One question's answer, by its type. The question itself stands above it as a heading. */
export function QuestionField(props: QuestionFieldProps): ReactNode {
  const { question, texts, answer, onAnswer, issue, disabled } = props;
  const { t } = useTranslation();
  const { type } = question;
  const options = question.options.map(({ value }) => ({ value, label: texts.labels.get(value) ?? "" }));
  const label = <span className={hiddenText}>{texts.title}</span>;
  const hint =
    issue === undefined
      ? undefined
      : ({ tone: "error", children: t(`options.issue.${type}.${issue}`, { max: longestText }) } as const);
  if (type === "TEXT") {
    const value = typeof answer === "string" ? answer : "";
    const empty = question.required ? undefined : { children: t("options.optional") };
    return (
      <TextField label={label} value={value} onChange={onAnswer} hint={hint ?? empty} disabled={disabled} />
    );
  }
  if (type === "MULTI") {
    return (
      <>
        <p className={text.ink2}>{t("options.chooseAll")}</p>
        <CheckGroup
          label={label}
          options={options}
          chosen={Array.isArray(answer) ? answer : []}
          onChange={onAnswer}
          hint={hint}
          disabled={disabled}
        />
      </>
    );
  }
  const value = typeof answer === "string" ? answer : "";
  return (
    <RadioGroup
      label={label}
      options={options}
      value={value}
      onChange={onAnswer}
      hint={hint}
      disabled={disabled}
    />
  );
}
