import { useMemo, useState } from "react";
import type { AgreementAnswer, AgreementQuestion } from "#shared/contract/options.ts";
import { type AnswerIssue, type Answers, answerIssue } from "#shared/domain/options-answers.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import { type DraftKind, useOwnDraft } from "#src/state/use-own-draft.ts";
import { fitted, readStored, type StoredAnswers } from "./stored-answers.ts";

const draftName = "options/answers";
/** Nothing has been begun. */
const untouched: StoredAnswers = { answers: {}, at: 0, attempt: "" };

const draftOf = (attempt: string): DraftKind<StoredAnswers> => ({
  name: draftName,
  read(kept) {
    const known = readStored(kept);
    return known?.attempt === attempt ? known : undefined;
  },
  empty: () => untouched,
  isEmpty,
});
const isEmpty = ({ attempt }: StoredAnswers): boolean => attempt === "";

export interface Questions {
  /** From 0. */
  readonly at: number;
  readonly answers: Answers;
  /** Of the question at hand, once it was to be left. */
  readonly issue: AnswerIssue | undefined;
  readonly answer: (id: string, answer: AgreementAnswer) => void;
  readonly back: () => void;
  readonly next: () => void;
  /** Goes to the first question whose answer cannot be sent; false where there is none. */
  readonly showIssue: () => boolean;
}

/** Where a person is among the questions: kept in this tab for its owner, over reloads and logins. */
export function useQuestions(questions: readonly AgreementQuestion[], attempt: string): Questions {
  const [stored, setStored] = useOwnDraft(useMemo(() => draftOf(attempt), [attempt]));
  const [isTried, setTried] = useState(false);
  const { answers, at } = fitted(stored, questions);
  const issueOf = (index: number): AnswerIssue | undefined => {
    const question = questions[index];
    return question && answerIssue(question, answers[question.id]);
  };
  const go = (to: number, tried = false): void => {
    setStored({ answers, at: to, attempt });
    setTried(tried);
  };
  return {
    at,
    answers,
    issue: isTried ? issueOf(at) : undefined,
    answer: (id, answer) => setStored({ answers: { ...answers, [id]: answer }, at, attempt }),
    back: () => go(Math.max(0, at - 1)),
    next() {
      if (issueOf(at) === undefined) go(Math.min(questions.length - 1, at + 1));
      else setTried(true);
    },
    showIssue() {
      const faulty = questions.findIndex((_, index) => issueOf(index) !== undefined);
      if (faulty >= 0) go(faulty, true);
      return faulty >= 0;
    },
  };
}

/** Which try there are answers for; "" for none. */
export function storedAttempt(owner: number): string {
  return readDraft(tab, draftName, owner, readStored)?.attempt ?? "";
}

/** A try that was failed before is begun anew, and is found so after a reload. */
export function beginAttempt(owner: number, attempt: string): void {
  if (owner > 0) keepDraft(tab, draftName, owner, { ...untouched, attempt });
}

/** They were taken: nothing is kept. Before it is known who is there, they may be anybody's. */
export function dropAnswers(owner: number): void {
  if (owner > 0) keepDraft(tab, draftName, owner, undefined);
}
