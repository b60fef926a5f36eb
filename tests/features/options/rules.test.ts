/** F2f.2, F2f.4, F2f.5. */

import { describe, expect, test } from "vitest";
import type { AgreementQuestion } from "#shared/contract/options.ts";
import { answerIssue, longestText, wireAnswers } from "#shared/domain/options-answers.ts";
import { attemptOf, isTaken, isTold } from "#src/features/options/application-state.ts";
import { fitted, readStored } from "#src/features/options/stored-answers.ts";
import { timeLeftText } from "#src/features/options/time-left.ts";
import { fc, fuzzRuns } from "../../fuzz.ts";

const options = ["a", "b", "c"].map((value) => ({ value, labelKey: value }));
const question = (type: AgreementQuestion["type"], required = true): AgreementQuestion => ({
  id: type,
  type,
  titleKey: "t",
  options: type === "TEXT" ? [] : options,
  required,
});

describe("an answer", () => {
  test.each([
    ["SINGLE", undefined, "missing"],
    ["SINGLE", "", "missing"],
    ["SINGLE", "a", undefined],
    ["SINGLE", "z", "unknown"],
    ["SINGLE", ["a"], "unknown"],
    ["MULTI", [], "missing"],
    ["MULTI", ["c", "a"], undefined],
    ["MULTI", ["a", "a"], "unknown"],
    ["MULTI", "a", "unknown"],
    ["TEXT", "  ", "missing"],
    ["TEXT", "words", undefined],
    ["TEXT", "x".repeat(longestText + 1), "tooLong"],
  ] as const)("to a %s question, %j, is %s", (type, answer, issue) => {
    const given = typeof answer === "object" ? [...answer] : answer;
    expect(answerIssue(question(type), given)).toBe(issue);
  });

  test("is not wanted where it need not be given", () => {
    for (const type of ["SINGLE", "MULTI", "TEXT"] as const)
      expect(answerIssue(question(type, false), undefined)).toBeUndefined();
  });
});

const questions = [question("SINGLE"), question("MULTI"), question("TEXT", false)];
const anyAnswer = fc.oneof(fc.string(), fc.array(fc.constantFrom("a", "b", "z")), fc.constantFrom("a", "b"));

test("whatever was kept, what fits is sendable but for what is missing or too long", () => {
  const stored = fc.record({
    answers: fc.dictionary(fc.constantFrom("SINGLE", "MULTI", "TEXT", "OTHER"), anyAnswer),
    at: fc.oneof(fc.integer(), fc.double()),
    attempt: fc.string(),
  });
  fc.assert(
    fc.property(fc.oneof(stored, fc.anything()), (anything) => {
      const read = readStored(JSON.parse(JSON.stringify(anything) ?? "null"));
      if (read === undefined) return;
      const { answers, at } = fitted(read, questions);
      expect(questions[at]).toBeDefined();
      for (const one of questions)
        expect([undefined, "missing", "tooLong"]).toContain(answerIssue(one, answers[one.id]));
      for (const { id } of wireAnswers(questions, answers))
        expect(questions.some((one) => one.id === id)).toBe(true);
    }),
    { numRuns: fuzzRuns(300) },
  );
});

test.each([
  ["NONE", "NONE", false],
  ["NONE", "PENDING", true],
  ["NONE", "APPROVED", true],
  ["NONE", "REJECTED", true],
  ["REJECTED", "NONE", false],
  ["REJECTED", "APPROVED", true],
] as const)("an application before which the agreement was %s and is %s then: taken %s", (was, is, taken) => {
  expect(isTaken({ status: was, retryTime: 0 }, { status: is, retryTime: 0 })).toBe(taken);
});

test.each([
  ["", { retryTime: 100 }, "REJECTED 0 100"],
  ["", { retryTime: 100, decidedTime: 50 }, "REJECTED 50 0"],
  ["REJECTED 0 100", { retryTime: 0 }, "REJECTED 0 100"],
  ["REJECTED 0 100", { retryTime: 200 }, "REJECTED 0 200"],
  ["REJECTED 0 100", { retryTime: 0, decidedTime: 50 }, "REJECTED 50 0"],
  ["REJECTED 50 0", { retryTime: 0 }, "REJECTED 0 0"],
  ["NONE 0 0", { retryTime: 0 }, "REJECTED 0 0"],
])("a try begun as %j is, at %j, %s", (begun, now, attempt) => {
  expect(attemptOf({ status: "REJECTED", ...now }, begun)).toBe(attempt);
});

test("a second failure is told from the first by its times", () => {
  const before = { status: "REJECTED", retryTime: 100, decidedTime: 50 } as const;
  expect(isTaken(before, before)).toBe(false);
  // What was waited for has passed meanwhile: still the same failure.
  expect(isTaken(before, { ...before, retryTime: 0 })).toBe(false);
  expect(isTaken(before, { ...before, retryTime: 200 })).toBe(true);
  expect(isTaken(before, { ...before, retryTime: 0, decidedTime: 60 })).toBe(true);
});

test.each([
  ["REJECTED", "NONE", "NONE", false],
  ["REJECTED", "NONE", "REJECTED", true],
  ["REJECTED", "REJECTED", "REJECTED", true],
  ["REJECTED", "REJECTED", "NONE", false],
  ["REJECTED", "NONE", "PENDING", true],
  ["APPROVED", "NONE", "NONE", false],
  ["PENDING", "NONE", "APPROVED", true],
] as const)("an answer of %s, before which it was %s, is told by a later %s: %s", (status, was, is, told) => {
  const before = { status: was, retryTime: 0 };
  expect(isTold({ status, before }, { status: is, retryTime: 0 })).toBe(told);
  expect(isTold({ status, before }, undefined)).toBe(false);
});

test("the agreement that was read before an application tells nothing of it", () => {
  const before = { status: "REJECTED", retryTime: 0 } as const;
  expect(isTold({ status: "REJECTED", before }, before)).toBe(false);
});

test.each([
  [0, "0 sec"],
  [59, "59 sec"],
  [61, "1 min 1 sec"],
  [3_600, "1 hr"],
  [86_400 * 6 + 3_600 * 23 + 59 * 60, "6 days 23 hr"],
])("%i seconds are %s", (seconds, words) => {
  expect(timeLeftText(seconds, "en")).toBe(words);
});
