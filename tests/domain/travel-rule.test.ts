/** F4d.1-F4d.5, F0.5. */

import * as v from "valibot";
import { describe, expect, it, test } from "vitest";
import {
  beneficiary,
  depositNumber,
  questionnaire,
  questionnaireBytes,
} from "#shared/contract/travel-rule.ts";
import { answersOfBeneficiary, beneficiaryOf } from "#shared/domain/beneficiary.ts";
import {
  answersOf,
  depositNumberOf,
  isDay,
  noAnswers,
  paperTypes,
  questionnaireOf,
  type TravelAnswers,
  travelFields,
  travelIssues,
} from "#shared/domain/travel-rule.ts";
import { travelZone, travelZones, withdrawZone } from "#shared/domain/travel-zone.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const today = "2026-11-22";

test.each([
  ["AUT", "", "EU"],
  ["DEU", "TUR", "EU"],
  ["TUR", "EU", "TUR"],
  ["KAZ", "", "KAZ"],
  ["IND", "", "IND"],
  ["NLD", "NLD", ""],
  ["HKG", "HKG", ""],
  ["SGP", "EU", ""],
  ["", "EU", "EU"],
  ["", "TUR", "TUR"],
  ["", "NLD", ""],
  ["", "", ""],
] as const)("who lives in %j on site %j is in zone %j", (region, site, zone) => {
  expect(travelZone(region, site)).toBe(zone);
});

test.each([
  ["KOR", "", "KOR"],
  ["ARE", "", "ARE"],
  ["", "ARE", "ARE"],
  ["SGP", "ARE", null],
  ["AUT", "", "EU"],
  ["", "TUR", "TUR"],
  ["SGP", "EU", null],
  ["NLD", "NLD", null],
] as const)("withdrawals of who lives in %j on site %j are asked about by %j", (region, site, zone) => {
  expect(withdrawZone(region, site)).toBe(zone);
});

const sound: TravelAnswers = {
  ...noAnswers,
  wallet: "vasp",
  vaspCode: "NORDHAVEN_EXCHANGE",
  owner: "me",
  firstName: "Mira",
  lastName: "Kovacs",
  companyName: "Kovacs GmbH",
  agentFirstName: "Ada",
  agentLastName: "Kim",
  purpose: "Invoice 2026-118, design work in October",
  paperType: "PASSPORT",
  paperNumber: "P1234567",
  paperCountry: "TUR",
  paperExpiry: "2030-01-31",
};

test.each([
  ["EU", { owner: "me" }, ["wallet", "vaspCode", "owner", "firstName", "lastName", "purpose"]],
  ["EU", { wallet: "own", owner: "company" }, ["wallet", "owner", "companyName", "purpose"]],
  [
    "KOR",
    { owner: "company" },
    ["wallet", "vaspCode", "owner", "companyName", "agentFirstName", "agentLastName"],
  ],
  ["IND", { owner: "person" }, ["wallet", "vaspCode", "owner", "firstName", "lastName"]],
  ["", { wallet: "", owner: "" }, ["wallet", "owner"]],
  [
    "KAZ",
    { owner: "company" },
    ["wallet", "vaspCode", "owner", "companyName", "paperType", "paperNumber", "paperCountry", "paperExpiry"],
  ],
  [
    "TUR",
    { wallet: "own" },
    [
      "wallet",
      "owner",
      "firstName",
      "lastName",
      "purpose",
      "paperType",
      "paperNumber",
      "paperCountry",
      "paperExpiry",
    ],
  ],
] as const)("zone %j asks %j for %j", (zone, part, fields) => {
  expect(travelFields(zone, { ...sound, ...part })).toEqual(fields);
});

test.each([
  [{}, {}],
  [{ wallet: "" }, { wallet: "missing" }],
  [{ vaspCode: "" }, { vaspCode: "missing" }],
  [{ vaspCode: "x".repeat(65) }, { vaspCode: "tooLong" }],
  [{ firstName: "  " }, { firstName: "missing" }],
  [{ lastName: "x".repeat(129) }, { lastName: "tooLong" }],
  [{ owner: "company", companyName: "" }, { companyName: "missing" }],
  [{ owner: "company", companyName: "x".repeat(257) }, { companyName: "tooLong" }],
  [{ purpose: "x".repeat(19) }, { purpose: "tooShort" }],
  [{ purpose: `${"x".repeat(19)}   ` }, { purpose: "tooShort" }],
  [{ purpose: "x".repeat(20) }, {}],
  [{ purpose: "x".repeat(500) }, {}],
  [{ purpose: "x".repeat(501) }, { purpose: "tooLong" }],
  [{ paperType: "LIBRARY_CARD" }, { paperType: "unknown" }],
  [{ paperNumber: "x".repeat(65) }, { paperNumber: "tooLong" }],
  [{ paperCountry: "tr" }, { paperCountry: "unknown" }],
  [{ paperExpiry: "2026-02-30" }, { paperExpiry: "notADate" }],
  [{ paperExpiry: "2026-11-21" }, { paperExpiry: "expired" }],
  [{ paperExpiry: today }, {}],
] as const)("answers with %j have the issues %j in Turkey", (part, issues) => {
  expect(travelIssues("TUR", { ...sound, ...part }, today)).toEqual(issues);
});

test("what is not asked is neither judged nor sent", () => {
  const wrong = { ...sound, purpose: "", paperExpiry: "never", companyName: "" };
  expect(travelIssues("IND", wrong, today)).toEqual({});
  expect(questionnaireOf("IND", wrong)).toEqual({
    walletType: 0,
    legalType: "individual",
    vaspCode: "NORDHAVEN_EXCHANGE",
    firstName: "Mira",
    lastName: "Kovacs",
  });
  expect(questionnaireOf("EU", { ...sound, wallet: "own", owner: "person" })).toMatchObject({
    walletType: 1,
    isSelfWallet: false,
  });
  expect(questionnaireOf("EU", { ...sound, wallet: "own", owner: "company" })).toEqual({
    walletType: 1,
    legalType: "company",
    isSelfWallet: false,
    companyName: "Kovacs GmbH",
    transactionPurpose: sound.purpose,
  });
});

const anyAnswers = fc.record({
  wallet: fc.constantFrom("vasp", "own", ""),
  vaspCode: fc.string({ maxLength: 70 }),
  owner: fc.constantFrom("me", "person", "company", ""),
  firstName: fc.string({ unit: "binary", maxLength: 140 }),
  lastName: fc.string({ unit: "grapheme", maxLength: 140 }),
  companyName: fc.string({ unit: "binary", maxLength: 270 }),
  agentFirstName: fc.string({ maxLength: 140 }),
  agentLastName: fc.string({ maxLength: 140 }),
  purpose: fc.string({ unit: "binary", minLength: 10, maxLength: 520 }),
  paperType: fc.constantFrom(...paperTypes, "", "NONE"),
  paperNumber: fc.string({ maxLength: 70 }),
  paperCountry: fc.constantFrom("TUR", "KAZ", "tur", "", "TR"),
  paperExpiry: fc.constantFrom("2030-01-31", "2026-02-30", "2020-01-01", "", "31.01.2030"),
  country: fc.constantFrom("ARE", "GBR", "are", ""),
  state: fc.string({ maxLength: 260 }),
  city: fc.string({ unit: "binary", maxLength: 260 }),
  street: fc.string({ maxLength: 260 }),
  building: fc.string({ maxLength: 260 }),
  postalCode: fc.string({ maxLength: 260 }),
  birthDate: fc.constantFrom("1990-04-30", "2990-01-01", "1990-02-30", ""),
  birthPlace: fc.string({ maxLength: 260 }),
}) satisfies fc.Arbitrary<TravelAnswers>;

describe("any answers without an issue", () => {
  it("make the older object of the contract's form in the United Arab Emirates, judged alike at the other end", () => {
    let assessed = 0;
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        if (Object.keys(travelIssues("ARE", answers, today)).length > 0) return;
        assessed += 1;
        const sent = beneficiaryOf(answers);
        expect(v.safeParse(beneficiary, sent).success).toBe(true);
        expect(travelIssues("ARE", answersOfBeneficiary(sent), today)).toEqual({});
      }),
      { numRuns: fuzzRuns(3_000) },
    );
    expect(assessed).toBeGreaterThan(0);
  });
  it("make a questionnaire of the contract's form and length, which is judged alike at the other end", () => {
    fc.assert(
      fc.property(fc.constantFrom(...travelZones, "KOR" as const), anyAnswers, (zone, answers) => {
        if (Object.keys(travelIssues(zone, answers, today)).length > 0) return;
        const sent = questionnaireOf(zone, answers);
        expect(v.safeParse(questionnaire, sent).success).toBe(true);
        expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThanOrEqual(questionnaireBytes);
        const read = answersOf(sent);
        expect(travelIssues(zone, read, today)).toEqual({});
        expect(questionnaireOf(zone, read)).toEqual(sent);
      }),
      { numRuns: fuzzRuns(600) },
    );
  });
});

const emirates: TravelAnswers = {
  ...sound,
  country: "ARE",
  state: "Dubai",
  city: "Dubai",
  street: "Al Wasl Road",
  building: "12",
  birthDate: "1990-04-30",
  birthPlace: "Graz",
};

test.each([
  [{}, {}],
  [{ country: "" }, { country: "missing" }],
  [{ country: "AE" }, { country: "unknown" }],
  [{ state: "" }, { state: "missing" }],
  [{ country: "GBR", state: "" }, {}],
  [{ city: " " }, { city: "missing" }],
  [{ street: "x".repeat(257) }, { street: "tooLong" }],
  [{ building: "" }, { building: "missing" }],
  [{ postalCode: "x".repeat(257) }, { postalCode: "tooLong" }],
  [{ birthDate: "1990-02-30" }, { birthDate: "notADate" }],
  [{ birthDate: today }, { birthDate: "notADate" }],
  [{ birthPlace: "" }, { birthPlace: "missing" }],
  [{ owner: "company", birthDate: "", birthPlace: "" }, {}],
  [{ firstName: "x".repeat(128), lastName: "y".repeat(128) }, { lastName: "tooLong" }],
  [{ firstName: "x".repeat(128), lastName: "y".repeat(127) }, {}],
] as const)("answers with %j have the issues %j in the United Arab Emirates", (part, issues) => {
  expect(travelIssues("ARE", { ...emirates, ...part }, today)).toEqual(issues);
});

test("the older object has what was answered under its own names", () => {
  expect(beneficiaryOf({ ...emirates, owner: "person", wallet: "own" })).toEqual({
    beneficiaryName: "Mira Kovacs",
    beneficiaryLegalType: "individual",
    beneficiaryWalletType: "1",
    beneficiaryUnhostedWalletType: "1",
    beneficiaryAddressCountry: "ARE",
    beneficiaryAddressState: "Dubai",
    beneficiaryAddressCity: "Dubai",
    beneficiaryAddressStreet: "Al Wasl Road",
    beneficiaryAddressBuilding: "12",
    beneficiaryDateOfBirth: "1990-04-30",
    beneficiaryPlaceOfBirth: "Graz",
  });
  expect(beneficiaryOf({ ...emirates, owner: "company" })).toMatchObject({
    vaspEntityId: "NORDHAVEN_EXCHANGE",
    beneficiaryName: "Kovacs GmbH",
    beneficiaryLegalType: "company",
    beneficiaryWalletType: "0",
  });
  for (const gone of ["beneficiaryName", "beneficiaryLegalType", "beneficiaryWalletType"] as const) {
    const { [gone]: _, ...rest } = beneficiaryOf(emirates);
    expect(Object.keys(travelIssues("ARE", answersOfBeneficiary(rest), today)), gone).not.toEqual([]);
  }
});

test("nothing answered is requested from the start", () => {
  for (const zone of travelZones) {
    expect(travelIssues(zone, noAnswers, today)).toMatchObject({ wallet: "missing", owner: "missing" });
  }
});

test("an id goes as a number only where that names the very same deposit", () => {
  expect(depositNumberOf("9007199254740991")).toBe(9_007_199_254_740_991);
  expect(depositNumberOf("9007199254740993")).toBe("9007199254740993");
  expect(depositNumberOf("17958234561231234567890")).toBe("17958234561231234567890");
  expect(depositNumberOf("007")).toBe("007");
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 35n }), (number) => {
      const id = String(number);
      expect(String(depositNumberOf(id))).toBe(id);
      expect(v.is(depositNumber, depositNumberOf(id))).toBe(true);
    }),
  );
  expect([1e22, 1.5, -1, "1e3", "", " 1"].some((value) => v.is(depositNumber, value))).toBe(false);
});

test("a day is one of the calendar", () => {
  expect(["2024-02-29", "2026-12-31"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-13-01", "2026-1-1", "", "2026-01-01T00:00:00Z"].some(isDay)).toBe(false);
});
