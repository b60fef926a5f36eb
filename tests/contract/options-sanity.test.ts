/** F2f.1, F2f.3. */
import { describe, expect, test } from "vitest";
import { applicationFault, resultFault } from "#shared/contract/options-sanity.ts";

const now = 1_790_000_000_000;
const question = { id: "a", type: "SINGLE", options: [{ value: "x" }, { value: "y" }] };
const sound = {
  status: "NONE",
  agreementVersion: "3.2",
  agreementUrl: "/options-terms/3.2",
  questions: [question, { id: "b", type: "TEXT", options: [] }],
  retryTime: 0,
};
const fault = (part: object): string => applicationFault({ ...sound, ...part }, {}, now);

describe("an agreement that cannot be", () => {
  test.each([
    ["agreementUrl", { agreementUrl: "javascript:alert(1)" }],
    ["agreementUrl", { agreementUrl: "//elsewhere.example" }],
    ["agreementUrl", { agreementUrl: "/\\elsewhere.example" }],
    // Terms that somebody on the way can alter, and a name that looks like a host.
    ["agreementUrl", { agreementUrl: "http://terms.example/3.2" }],
    ["agreementUrl", { agreementUrl: "https://coffer.example@elsewhere.example/3.2" }],
    ["agreementVersion", { agreementVersion: "" }],
    ["questions", { questions: [question, question] }],
    ["questions[].options", { questions: [{ ...question, options: [] }] }],
    ["questions[].options", { questions: [{ ...question, options: [{ value: "x" }, { value: "x" }] }] }],
    ["questions[].options", { questions: [{ ...question, options: [{ value: "" }] }] }],
    ["retryTime", { retryTime: 99_999_999_999 }],
    ["decidedTime", { status: "APPROVED", decidedTime: now / 1000 + 2 * 86_400 }],
    ["passScore", { passScore: 2 }],
    ["score", { passScore: 1, score: 2 }],
  ])("is refused for its %s: %j", (field, part) => {
    expect(fault(part)).toBe(field);
  });

  test.each([
    {},
    { agreementUrl: "" },
    { agreementUrl: "https://terms.example/3.2" },
    // A host of its own scale: nobody says that these are right answers.
    { score: 83 },
    { passScore: 1, score: 1, status: "APPROVED" },
    { status: "REJECTED", retryTime: now / 1000 + 86_400, decidedTime: now / 1000 },
    { questions: [] },
  ])("is not one of %j", (part) => {
    expect(fault(part)).toBe("");
  });
});

test("an application that was taken is no longer to be made", () => {
  const request = { answers: [1, 2] };
  expect(resultFault({ status: "NONE", score: 0 }, request)).toBe("status");
  expect(resultFault({ status: "APPROVED", score: 3, agreementVersion: "3.2" }, request)).toBe("score");
  // A host of its own scale.
  expect(resultFault({ status: "REJECTED", score: 40 }, request)).toBe("");
  for (const status of ["PENDING", "APPROVED", "REJECTED"]) {
    expect(resultFault({ status, score: 2 }, request)).toBe("");
  }
});
