/** F5.1-F5.6, F5.15-F5.24, D3.9, D5.6. */
import { readFileSync } from "node:fs";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { definiteRefusals } from "#shared/contract/definite-refusals.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { adviceOf, canTryAgain } from "#src/features/withdraw/send/refusal-steps.ts";
import { withdrawRefusals } from "#src/features/withdraw/send/refusal-texts.ts";
import { ownWords } from "#src/features/withdraw/send/use-refusal.ts";

const folder = "../../../public/common-static/coffer/release/user-assets";
const texts = JSON.parse(readFileSync(new URL(`${folder}/en.json`, import.meta.url), "utf8")) as Record<
  string,
  string
>;

/** Code, what is said, what the button does, where else it can be mended. */
const table = [
  ["10000", "busy", "again", ""],
  ["10001", "refusedField", "change", ""],
  ["10002", "tooOld", "again", ""],
  ["10004", "signature", "again", ""],
  ["10005", "code", "again", ""],
  ["10006", "pace", "again", ""],
  ["10014", "used", "again", ""],
  ["10016", "busy", "again", ""],
  ["10017", "busy", "again", ""],
  ["10024", "compliance", "wait", "support"],
  ["10027", "banned", "wait", "support"],
  ["10028", "setUp", "wait", "support"],
  ["10031", "signature", "again", ""],
  ["20096", "identity", "change", "identity"],
  ["42039", "identity", "change", "identity"],
  ["50001", "closed", "change", ""],
  ["131001", "above", "change", "balances"],
  ["131002", "changed", "change", ""],
  ["131003", "busy", "again", ""],
  ["131004", "identity", "change", "identity"],
  ["131065", "identity", "change", "identity"],
  ["131066", "address", "change", ""],
  ["131067", "travelRule", "change", ""],
  ["131068", "travelRule", "change", ""],
  ["131069", "receiverRefused", "change", ""],
  ["131070", "receiverName", "change", ""],
  ["131071", "receiverRefused", "change", ""],
  ["131072", "receiverCoin", "change", ""],
  ["131073", "receiverAddress", "change", ""],
  ["131074", "travelRule", "change", ""],
  ["131075", "yourself", "change", ""],
  ["131076", "subAccount", "change", "transfer"],
  ["131077", "notFound", "change", ""],
  ["131078", "ineligible", "change", ""],
  ["131079", "notVerified", "change", ""],
  ["131080", "noAttempts", "again", ""],
  ["131081", "memo", "change", ""],
  ["131082", "used", "again", ""],
  ["131083", "bookOnly", "change", "addressBook"],
  ["131084", "upgrade", "wait", ""],
  ["131085", "unsafeDeposits", "change", "frozen"],
  ["131086", "margin", "change", "transfer"],
  ["131087", "margin", "change", "transfer"],
  ["131088", "limit", "change", "limits"],
  ["131089", "stopped", "wait", ""],
  ["131090", "banned", "wait", "support"],
  ["131091", "banned", "wait", "support"],
  ["131092", "banned", "wait", "support"],
  ["131093", "bookOnly", "change", "addressBook"],
  ["131094", "bookOnly", "change", "addressBook"],
  ["131095", "platformLimit", "wait", ""],
  ["131096", "amount", "change", ""],
  ["131097", "closed", "change", ""],
  ["131098", "newAddress", "wait", "addressBook"],
  ["131099", "hotWallet", "wait", ""],
  ["131226", "security", "wait", "support"],
  ["131233", "islamic", "change", ""],
  ["790000", "busy", "again", ""],
  ["790001", "signature", "again", ""],
] as const;

test.each(table)("%s says %s: %s, and leads to %j", (code, word, repair, step) => {
  expect(adviceOf({ code })).toEqual({ word, repair, step });
  expect(texts[`withdraw.refusal.${word}`]).toMatch(/\.$/);
  if (step !== "") expect(texts[`withdraw.step.${step}`]).toBeTruthy();
  // Looked up and proven not to have happened: the same words, of what turned it away.
  expect(adviceOf({ code: outcomeAbsent, cause: code })).toEqual({ word, repair, step });
  expect(canTryAgain({ code })).toBe(repair === "again");
});

test("every definite refusal of a withdrawal, of its cancelling and of its answers is in the table", () => {
  const listed = new Set<string>(table.map(([code]) => code));
  const { withdraw, withdrawCancel, withdrawAnswer } = definiteRefusals;
  const missing = [...withdraw, ...withdrawCancel, ...withdrawAnswer].filter((code) => !listed.has(code));
  // 700003: it asks nothing any more, which the error texts of all calls say.
  expect(new Set(missing)).toEqual(new Set(["700003"]));
});

test("every word has a code, but for those of a lost connection and of a later server's codes", () => {
  const used = new Set<string>(table.map(([, word]) => word));
  expect(withdrawRefusals.filter((word) => !used.has(word))).toEqual(["network", "other"]);
});

/** Keys in place of texts. */
const t = ((key: string) => key) as unknown as TFunction;
const said = (part: Partial<ErrorData>): string | undefined =>
  ownWords({ kind: "BusinessError", message: "", ...part } as ErrorData, t);

test("above the identity level's limit the exchange's own words go along: they alone carry what is left", () => {
  const limit = "withdraw.refusal.limit";
  expect(said({ code: "131088", retMsg: "120 USDT are left" })).toBe(
    `${limit} \u2068120 USDT are left\u2069`,
  );
  expect(said({ code: "131088", retMsg: "" })).toBe(limit);
  // Of one that was looked up the words are the look-up's.
  expect(said({ code: outcomeAbsent, cause: "131088", retMsg: "no such id" })).toBe(limit);
  expect(said({ code: "131085", retMsg: "120 USDT are left" })).toBe("withdraw.refusal.unsafeDeposits");
});

test("a check that was asked for too often is not told the pace of withdrawals", () => {
  expect(said({ code: "10006", call: "risk.intercept" })).toBeUndefined();
  expect(said({ code: "10006", call: "withdraw.create" })).toBe("withdraw.refusal.pace");
});

test("a request's signature is told apart from that of an answer", () => {
  for (const code of ["10004", "10031", "790001"]) {
    expect(said({ code: outcomeAbsent, cause: code })).toBe("withdraw.refusal.signature");
  }
  expect(texts["withdraw.refusal.signature"]).toMatch(/could not confirm this request/);
  expect(said({ code: outcomeAbsent, cause: "79992" })).toBe("79992 withdraw.absentText");
  expect(said({ code: "79992" })).toBeUndefined();
});

test("a gateway's fault is not told as a balance that is too low alone (131001)", () => {
  expect(texts[`withdraw.refusal.${adviceOf({ code: "131001" })?.word}`]).toMatch(/couldn't accept it, or/);
});

test("what never arrived can be sent again, and so can what never left", () => {
  expect(canTryAgain({ code: outcomeAbsent, cause: "NETWORK" })).toBe(true);
  expect(canTryAgain({ code: "NETWORK" })).toBe(true);
  expect(canTryAgain({ code: "9000001" })).toBe(true);
  expect(canTryAgain({ code: "600001" })).toBe(false);
  // Who may not do it is told so, whatever they enter: trying again would lead to the same.
  expect(canTryAgain({ code: "10005", retMsg: "permission denied" })).toBe(false);
  expect(canTryAgain({ code: "10005", retMsg: "emailCode: wrong" })).toBe(true);
  expect(adviceOf({ code: outcomeAbsent, cause: "toString" })).toBeUndefined();
});
