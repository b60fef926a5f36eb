import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody, CardFoot } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { CannotShow } from "./cannot-show.tsx";
import { Consent } from "./consent.tsx";
import { Progress } from "./progress.tsx";
import { QuestionField } from "./question-field.tsx";
import { useQuestionTexts } from "./question-texts.ts";
import { SendingNote } from "./sending-note.tsx";
import type { Agreement, Application } from "./use-application.ts";
import { useQuestions } from "./use-questions.ts";

const head = css`padding-block-end: 0;`;
const title = css`&:focus { outline: none; }`;

export interface QuestionsCardProps {
  readonly agreement: Agreement;
  readonly application: Application;
  /** Which try this is. */
  readonly attempt: string;
}

/** One question a page, the terms with the last one. */
export function QuestionsCard({ agreement, application, attempt }: QuestionsCardProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { questions, agreementVersion } = agreement;
  const { sent, sentVersion, send, lookAgain } = application;
  const textsOf = useQuestionTexts();
  const questionnaire = useQuestions(questions, attempt);
  const { at, answers } = questionnaire;
  // Consent is to these terms and no others.
  const [consent, setConsent] = useState("");
  const isAgreed = consent === agreementVersion;
  const form = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(at);
  useEffect(() => {
    if (seen.current !== at) heading.current?.focus();
    seen.current = at;
  }, [at]);
  const place = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useFaultFocus(place, tries);
  const question = questions[at];
  const texts = question === undefined ? undefined : textsOf(question);
  const isLast = at >= questions.length - 1;
  const isBusy = sent.at === "sending" || sent.at === "looking";
  if (questions.some((one) => textsOf(one) === null)) return <CannotShow />;

  function submit(): void {
    if (isBusy) return;
    setTries((before) => before + 1);
    if (!isLast) questionnaire.next();
    else if (isAgreed && !questionnaire.showIssue()) send(agreement, answers);
  }

  const button = (size: "md" | "lg"): ReactNode => (
    <Button
      // What sends takes the place of what only goes on: the second click of a double click was meant for the one before.
      key={isLast ? "send" : "next"}
      onClick={(event) => {
        if (isLast && event.detail > 1) event.preventDefault();
      }}
      type="submit"
      form={form}
      variant="primary"
      size={size}
      block={size === "lg"}
      busy={isBusy}
      disabled={isLast && !isAgreed}
    >
      {t(!isLast ? "options.next" : sent.at === "unknown" ? "options.sendAgain" : "options.send")}
    </Button>
  );
  const reason = isLast && !isAgreed ? t("options.acceptFirst") : undefined;
  return (
    <Card aria-label={t("options.questions")}>
      <form
        ref={place}
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardBody pad="md" className={cx(flow.stack2, head)}>
          <div className={flow.between}>
            <span className={cx(text.small, text.ink2)}>
              {t("options.questionOf", {
                at: format.count(at + 1),
                of: format.count(Math.max(1, questions.length)),
              })}
            </span>
            {at > 0 && (
              <Button variant="tertiary" size="sm" onClick={questionnaire.back} disabled={isBusy}>
                {t("ui.back")}
              </Button>
            )}
          </div>
          <Progress at={at} of={Math.max(1, questions.length)} />
        </CardBody>
        <CardBody pad="md" className={flow.stack4}>
          {question !== undefined && texts !== null && texts !== undefined && (
            <>
              <h2 ref={heading} tabIndex={-1} className={cx(text.headline, title)}>
                {texts.title}
              </h2>
              <QuestionField
                key={question.id}
                question={question}
                texts={texts}
                answer={answers[question.id]}
                onAnswer={(answer) => questionnaire.answer(question.id, answer)}
                issue={questionnaire.issue}
                disabled={isBusy}
              />
            </>
          )}
          {isLast && (
            <Consent
              agreement={agreement}
              checked={isAgreed}
              onChange={(agrees) => setConsent(agrees ? agreementVersion : "")}
              disabled={isBusy}
            />
          )}
          <SendingNote sent={sent} newTerms={sentVersion !== agreementVersion} onLook={lookAgain} />
        </CardBody>
        <CardFoot className={flow.notPhone}>
          <div className={flow.between}>
            <span className={cx(text.small, text.ink3)}>{reason ?? t("options.kept")}</span>
            {button("md")}
          </div>
        </CardFoot>
      </form>
      <ActionBar {...(reason !== undefined && { summary: <span className={text.small}>{reason}</span> })}>
        {button("lg")}
      </ActionBar>
    </Card>
  );
}
