import type { AgreementQuestion } from "#shared/contract/options.ts";
import { type Answers, answerIssue } from "#shared/domain/options-answers.ts";

/** Answers as far as they are given, and at which question the person is. Kept in the tab until they are taken. Pure. */
export interface StoredAnswers {
  readonly answers: Answers;
  /** Of the questions, from 0. */
  readonly at: number;
  /** Which try they are for: those of one that was decided are not given a second time by chance. */
  readonly attempt: string;
}

/** What was kept, of whatever shape it is by now; undefined where there is nothing to be read. */
export function readStored(stored: unknown): StoredAnswers | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { answers, at, attempt } = stored as Readonly<Record<string, unknown>>;
  if (typeof answers !== "object" || answers === null) return undefined;
  if (typeof at !== "number" || typeof attempt !== "string") return undefined;
  const sound = Object.entries(answers).filter(([, value]) => isAnswer(value));
  return { answers: Object.fromEntries(sound), at, attempt };
}

function isAnswer(value: unknown): boolean {
  return typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"));
}

/** Those that still answer what is asked: the questions may be others by now. */
export function fitted(
  { answers, at, attempt }: StoredAnswers,
  questions: readonly AgreementQuestion[],
): StoredAnswers {
  const known = questions.flatMap((question): [string, Answers[string]][] => {
    const answer = answers[question.id];
    const isLost = answer === undefined || answerIssue(question, answer) === "unknown";
    return isLost ? [] : [[question.id, answer]];
  });
  const last = Math.max(0, questions.length - 1);
  const place = Number.isSafeInteger(at) ? Math.min(Math.max(0, at), last) : 0;
  return { answers: Object.fromEntries(known), at: place, attempt };
}
