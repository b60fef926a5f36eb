/** F5.1-F5.6, F5.15-F5.24, R8.14. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { definiteRefusals } from "#shared/contract/definite-refusals.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { wordOf as bookTexts } from "#src/features/address-book/refusal-texts.ts";
import { holdRefusal } from "#src/features/deposit/risk/refusal-texts.ts";
import { wordOf as transferTexts } from "#src/features/transfer/refusal-texts.ts";

const texts = (space: string): Readonly<Record<string, string>> => {
  const file = `../../public/common-static/coffer/release/${space}/en.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
};
const general = texts("inverse-error-code");
const own = texts("user-assets");

/** Of moves between accounts. */
const transfer = [
  ["131202", "member"],
  ["131203", "changed"],
  ["131204", "member"],
  ["131206", "coin"],
  ["131207", "account"],
  ["131208", "forbidden"],
  ["131209", "member"],
  ["131210", "decimals"],
  ["131211", "same"],
  ["131212", "balance"],
  ["131213", "loan"],
  ["131215", "amount"],
  ["131217", "risk"],
  ["131226", "risk"],
  ["131227", "setUp"],
  ["131228", "limit"],
  ["131229", "compliance"],
  ["131231", "closedIn"],
  ["131232", "closedOut"],
  ["131239", "limit"],
] as const;

/** Of changes of the address book. */
const book = [
  ["10005", "codes"],
  ["10006", "pace"],
  ["131002", "mismatch"],
  ["131066", "blocked"],
  ["131067", "provider"],
  ["131068", "provider"],
  ["131075", "yourself"],
  ["131076", "subAccount"],
  ["131077", "notFound"],
  ["131078", "ineligible"],
  ["131079", "unverified"],
  ["131080", "attempts"],
  ["131081", "memo"],
  ["131098", "waiting"],
  ["131226", "security"],
  ["700003", "duplicate"],
  ["700007", "full"],
] as const;

test("what stops every guarded action has words wherever a check says so (F2d.9)", () => {
  expect(general["131226"]).toMatch(/security/);
  expect(general["131089"]).toMatch(/24 hours/);
});

/** Of answers about a deposit that is held. */
const hold = [
  ["10001", "details"],
  ["131002", "noDeposit"],
  ["131065", "details"],
  ["131067", "details"],
  ["131068", "details"],
  ["131069", "details"],
  ["131070", "name"],
  ["131071", "name"],
  ["131074", "details"],
  ["700003", "over"],
  ["10024", "other"],
  ["toString", "absent"],
  [outcomeAbsent, "absent"],
  ["NETWORK", "absent"],
] as const;

test.each(transfer)("a transfer refused with %s is told as %s", (code, word) => {
  expect(transferTexts[code]).toBe(word);
  expect(own[`transfer.refusal.${word}`]).toMatch(/\.$/);
});

test("131233 is the Islamic account's of every call, 131239 the cap of what may secure loans (F5.7, F5.24)", () => {
  expect(Object.hasOwn(transferTexts, "131233")).toBe(false);
  expect(general["131233"]).toMatch(/Islamic/);
  expect(general["131239"] ?? "").not.toMatch(/Islamic/);
  for (const [call, codes] of Object.entries(definiteRefusals)) {
    expect(codes.includes("131239"), call).toBe(call === "transfer");
  }
});

test.each(book)("a change of the address book refused with %s is told as %s", (code, word) => {
  expect(bookTexts[code]).toBe(word);
  expect(own[`addressBook.refusal.${word}`]).toMatch(/\.$/);
});

test.each(hold)("answers about a deposit refused with %s are told as %s", (code, word) => {
  expect(holdRefusal({ code })).toBe(word);
  expect(own[`deposit.refusal.${word}`]).toMatch(/\.$/);
});

test.each([
  ["SENT_BEFORE", /Reload the page/],
  ["SENT_EARLIER", /Look in the history first/],
  ["OTHER_PERSON", /Reload the page/],
])("answers that the page itself holds back with %s are told by the catalogue", (code, words) => {
  expect(holdRefusal({ code })).toBeUndefined();
  expect(general[code]).toMatch(words);
});

describe("every definite refusal", () => {
  test.each([
    ["of a transfer", definiteRefusals.transfer, transferTexts],
    ["of the address book", definiteRefusals.addressBook, bookTexts],
  ] as const)("%s has words, its own or those of all calls", (_name, codes, words) => {
    expect(codes.filter((code) => words[code] === undefined && general[code] === undefined)).toEqual([]);
  });

  test("has no word where it proves nothing: it is looked up", () => {
    const unclear = ["131200", "131201", "131205", "131214", "131216", "131230"];
    const all = Object.values(definiteRefusals).flat();
    expect(unclear.filter((code) => all.includes(code) || Object.hasOwn(transferTexts, code))).toEqual([]);
  });
});

test("what all calls say of a person speaks of no conversion", () => {
  for (const code of ["10005", "10024", "10027", "10028", "20096", "42039", "131004"]) {
    expect(general[code], code).toMatch(/\.$/);
    expect(general[code], code).not.toMatch(/conver/i);
  }
});
