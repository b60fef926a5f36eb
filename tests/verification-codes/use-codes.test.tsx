/** F6c.6: the mail that was sent last is the one whose code counts, also where another one was asked for too soon. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RiskResult } from "#shared/contract/risk.ts";
import type { Asked } from "#src/verification-codes/asked.ts";
import type { Codes } from "#src/verification-codes/use-codes.ts";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

const result: RiskResult = {
  intercept: true,
  blockCode: 0,
  riskToken: "risk",
  components: [
    { type: "EMAIL", target: "m***@x", required: true, anyOf: "one" },
    { type: "SMS", target: "***1", required: true, anyOf: "one" },
  ],
};

let window: ReactWindow;
let asked: Asked;
let Form: () => ReactNode;
let answers: { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }[];
let seen: Codes[];
let tooSoon: Error;
let lost: Error;
let now: number;

beforeEach(async () => {
  window = await openReactWindow();
  answers = [];
  seen = [];
  now = 0;
  vi.doMock("#src/bridge/clock.ts", () => ({ pageClock: { now: () => now } }));
  vi.doMock("#src/money/own-answer.ts", () => ({
    ownAnswer: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
  }));
  const { cofferError } = await import("#shared/rpc/errors.ts");
  tooSoon = cofferError({ kind: "BusinessError", code: "10006", message: "", call: "risk.sendEmail" });
  lost = cofferError({ kind: "TypeError", code: "NETWORK", message: "", call: "risk.sendEmail" });
  const { useCodes } = await import("#src/verification-codes/use-codes.ts");
  asked = { result, mail: "WITHDRAW" };
  Form = () => {
    seen.push(useCodes(asked));
    return null;
  };
  await window.change(() => window.render(<Form />));
});

afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/bridge/clock.ts");
  vi.doUnmock("#src/money/own-answer.ts");
});

function codes(): Codes {
  const last = seen.at(-1);
  if (last === undefined) throw new Error("nothing is rendered");
  return last;
}

it("keeps the mail's token where a second one was asked for while the first was on its way", async () => {
  await window.change(() => codes().choose(0, 1));
  await window.change(() => codes().choose(0, 0));
  expect(answers.length).toBe(2);
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  await window.change(() => answers[1]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "sent", isEarlier: true });
  expect(codes().entered(null)).toMatchObject({ emailToken: "first" });
});

it("takes the token of the mail that was sent after it", async () => {
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  await window.change(() => codes().mail.send());
  await window.change(() => answers[1]?.resolve({ data: { emailToken: "second", coolDown: 60 } }));
  expect(codes().entered(null)).toMatchObject({ emailToken: "second" });
});

it("goes with the code under the next check too, where another mail was asked for too soon", async () => {
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  asked = { ...asked, result: { ...result, riskToken: "next" } };
  await window.change(() => window.render(<Form />));
  await window.change(() => answers[1]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "sent", isEarlier: true });
  expect(codes().entered(null)).toMatchObject({ riskToken: "next", emailToken: "first" });
});

it("keeps the token of the mail that was sent last, whichever answer comes first", async () => {
  await window.change(() => codes().choose(0, 1));
  await window.change(() => codes().choose(0, 0));
  await window.change(() => answers[1]?.resolve({ data: { emailToken: "second", coolDown: 60 } }));
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  expect(codes().entered(null)).toMatchObject({ emailToken: "second" });
});

it("is none of the code of a mail whose answer was lost, nor of one that is too soon after that", async () => {
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  await window.change(() => codes().mail.send());
  await window.change(() => answers[1]?.reject(lost));
  expect(codes().entered(null)).not.toHaveProperty("emailToken");
  await window.change(() => codes().mail.send());
  await window.change(() => answers[2]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "failed" });
  await window.change(() => codes().mail.send());
  await window.change(() => answers[3]?.resolve({ data: { emailToken: "next", coolDown: 60 } }));
  expect(codes().entered(null)).toMatchObject({ emailToken: "next" });
});

it("is not offered a second time once its code went out, and the next mail comes when that was told", async () => {
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  const { mailSpent } = await import("#src/verification-codes/mail-tokens.ts");
  mailSpent("WITHDRAW", true);
  expect(codes().entered(null)).not.toHaveProperty("emailToken");
  now = 20_000;
  asked = { ...asked, result: { ...result, riskToken: "next" } };
  await window.change(() => window.render(<Form />));
  await window.change(() => answers[1]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "failed", againAt: 60_000 });
  // Its action was refused: it is still good.
  mailSpent("WITHDRAW", false);
  await window.change(() => codes().mail.send());
  await window.change(() => answers[2]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "sent", isEarlier: true, againAt: 60_000 });
});

it("a mail that this page has sent none of is not said to be there: its code would go without its token", async () => {
  await window.change(() => answers[0]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "failed" });
});

it("one of this page after which others may be sent again is not the one of a moment ago: that came from elsewhere", async () => {
  await window.change(() => answers[0]?.resolve({ data: { emailToken: "first", coolDown: 60 } }));
  now = 60_000;
  asked = { ...asked, result: { ...result, riskToken: "next" } };
  await window.change(() => window.render(<Form />));
  await window.change(() => answers[1]?.reject(tooSoon));
  expect(codes().mail.state).toMatchObject({ state: "failed" });
});
