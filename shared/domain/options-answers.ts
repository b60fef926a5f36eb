import type { AgreementAnswer, AgreementQuestion } from "../contract/options.ts";

/** The rules of answers to an application for options: the page asks by them, the exchange refuses by them (F2f.2). Pure. */

/** Characters of an answer in own words. */
export const longestText = 500;

export type AnswerIssue = "missing" | "tooLong" | "unknown";

/** By the question's id. */
export type Answers = Readonly<Record<string, AgreementAnswer>>;

/** What keeps an answer from being sent; undefined for nothing. */
export function answerIssue(
  question: AgreementQuestion,
  answer: AgreementAnswer | undefined,
): AnswerIssue | undefined {
  if (answer !== undefined && Array.isArray(answer) !== (question.type === "MULTI")) return "unknown";
  const value = given(question, answer);
  if (value === undefined) return question.required ? "missing" : undefined;
  if (question.type === "TEXT") return value.length > longestText ? "tooLong" : undefined;
  const known = new Set(question.options.map((option) => option.value));
  const chosen = [value].flat();
  return chosen.every((one) => known.has(one)) && new Set(chosen).size === chosen.length
    ? undefined
    : "unknown";
}

/** As it is sent: what is not answered is not named. */
export function wireAnswers(
  questions: readonly AgreementQuestion[],
  answers: Answers,
): { id: string; value: AgreementAnswer }[] {
  return questions.flatMap((question) => {
    const value = given(question, answers[question.id]);
    return value === undefined ? [] : [{ id: question.id, value }];
  });
}

/** Undefined for one that is not given, or is given in another type's shape. */
function given(
  { type }: AgreementQuestion,
  answer: AgreementAnswer | undefined,
): AgreementAnswer | undefined {
  if (type === "MULTI") return Array.isArray(answer) && answer.length > 0 ? answer : undefined;
  if (typeof answer !== "string") return undefined;
  const text = type === "TEXT" ? answer.trim() : answer;
  return text === "" ? undefined : text;
}
