import type { Questionnaire } from "../contract/travel-rule.ts";
import type { TravelZone } from "./travel-zone.ts";

/** What is asked about who sent a deposit, by the law that the person is under (F4d.*). Pure. */

/** Fields of the form, as they are typed. */
export interface TravelAnswers {
  /** Who holds the keys of where it came from. */
  readonly wallet: "vasp" | "own" | "";
  /** A vaspEntityId of the list, `others` for one that is not in it. */
  readonly vaspCode: string;
  readonly owner: "me" | "person" | "company" | "";
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  /** Of a company, in Korea. */
  readonly agentFirstName: string;
  readonly agentLastName: string;
  readonly purpose: string;
  readonly paperType: string;
  readonly paperNumber: string;
  /** Alpha-3. */
  readonly paperCountry: string;
  /** YYYY-MM-DD */
  readonly paperExpiry: string;
  /** Where the receiver lives, in the United Arab Emirates: alpha-3. */
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
  readonly postalCode: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly birthPlace: string;
}
export type TravelField = keyof TravelAnswers;

export const noAnswers: TravelAnswers = {
  wallet: "",
  vaspCode: "",
  owner: "",
  firstName: "",
  lastName: "",
  companyName: "",
  agentFirstName: "",
  agentLastName: "",
  purpose: "",
  paperType: "",
  paperNumber: "",
  paperCountry: "",
  paperExpiry: "",
  country: "",
  state: "",
  city: "",
  street: "",
  building: "",
  postalCode: "",
  birthDate: "",
  birthPlace: "",
};

export const paperTypes = ["ID_CARD", "PASSPORT", "DRIVERS", "RESIDENCE_PERMIT", "OTHER"] as const;
export const unlistedVasp = "others";

export const purposeLength = { min: 20, max: 500 } as const;
const longest: Partial<Record<TravelField, number>> = {
  vaspCode: 64,
  firstName: 128,
  lastName: 128,
  companyName: 256,
  agentFirstName: 128,
  agentLastName: 128,
  purpose: purposeLength.max,
  paperNumber: 64,
  state: 256,
  city: 256,
  street: 256,
  building: 256,
  postalCode: 256,
  birthPlace: 256,
};
/** Both names in one field, with a space between them. */
const wholeName = 255;
/** Countries without postal codes, or streets without one. */
const optional: ReadonlySet<TravelField> = new Set(["postalCode"]);
/** Where an address is none without its state. */
const statesOf: ReadonlySet<string> = new Set(["ARE"]);

const needsPurpose = (zone: TravelZone): boolean => zone === "EU" || zone === "TUR";
const needsPapers = (zone: TravelZone): boolean => zone === "TUR" || zone === "KAZ";

const addressFields = ["country", "state", "city", "street", "building", "postalCode"] as const;

/** What is asked of who has answered so far, in the order of the form. */
export function travelFields(zone: TravelZone, answers: TravelAnswers): readonly TravelField[] {
  const { wallet, owner } = answers;
  return [
    "wallet",
    ...(wallet === "vasp" ? (["vaspCode"] as const) : []),
    "owner",
    ...(owner === "company" ? (["companyName"] as const) : []),
    ...(owner === "company" && zone === "KOR" ? (["agentFirstName", "agentLastName"] as const) : []),
    ...(owner === "me" || owner === "person" ? (["firstName", "lastName"] as const) : []),
    ...(needsPurpose(zone) ? (["purpose"] as const) : []),
    ...(needsPapers(zone) ? (["paperType", "paperNumber", "paperCountry", "paperExpiry"] as const) : []),
    ...(zone === "ARE" ? addressFields : []),
    ...(zone === "ARE" && owner !== "company" ? (["birthDate", "birthPlace"] as const) : []),
  ];
}

export type TravelIssue = "missing" | "tooShort" | "tooLong" | "notADate" | "expired" | "unknown";
export type TravelIssues = Partial<Record<TravelField, TravelIssue>>;

/** What is wrong with the answers; nothing where they can be sent. `today`: YYYY-MM-DD. */
export function travelIssues(zone: TravelZone, answers: TravelAnswers, today: string): TravelIssues {
  const issues: TravelIssues = {};
  for (const field of travelFields(zone, answers)) {
    const value = answers[field].trim();
    const isNeeded = field === "state" ? statesOf.has(answers.country) : !optional.has(field);
    const issue = value === "" && !isNeeded ? undefined : issueOf(field, value, today);
    if (issue !== undefined) issues[field] = issue;
  }
  const isLong = answers.firstName.trim().length + answers.lastName.trim().length > wholeName;
  if (zone === "ARE" && answers.owner !== "company" && isLong) issues.lastName ??= "tooLong";
  return issues;
}

function issueOf(field: TravelField, value: string, today: string): TravelIssue | undefined {
  if (value === "") return "missing";
  const max = longest[field];
  if (max !== undefined && value.length > max) return "tooLong";
  if (field === "purpose" && value.length < purposeLength.min) return "tooShort";
  if (field === "paperType") return paperTypes.some((type) => type === value) ? undefined : "unknown";
  if (field === "paperCountry" || field === "country")
    return /^[A-Z]{3}$/.test(value) ? undefined : "unknown";
  if (field === "birthDate") return isDay(value) && value < today ? undefined : "notADate";
  if (field !== "paperExpiry") return undefined;
  if (!isDay(value)) return "notADate";
  return value < today ? "expired" : undefined;
}

/** A day that the calendar has. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** What is sent of answers that have no issue: what is asked and nothing else. */
export function questionnaireOf(zone: TravelZone, answers: TravelAnswers): Questionnaire {
  const fields = new Set(travelFields(zone, answers));
  const given = (field: TravelField): string => answers[field].trim();
  const named = (name: string, field: TravelField): Record<string, string> =>
    fields.has(field) ? { [name]: given(field) } : {};
  return {
    walletType: answers.wallet === "vasp" ? 0 : 1,
    legalType: answers.owner === "company" ? "company" : "individual",
    ...(answers.wallet === "own" && { isSelfWallet: answers.owner === "me" }),
    ...named("vaspCode", "vaspCode"),
    ...named("firstName", "firstName"),
    ...named("lastName", "lastName"),
    ...named("companyName", "companyName"),
    ...named("representativeFirstName", "agentFirstName"),
    ...named("representativeLastName", "agentLastName"),
    ...named("transactionPurpose", "purpose"),
    ...named("poiType", "paperType"),
    ...named("poiNumber", "paperNumber"),
    ...named("poiIssuingCountry", "paperCountry"),
    ...named("poiExpiredDate", "paperExpiry"),
  };
}

/** The answers that a questionnaire gives, to be validated by the rules of a zone. */
export function answersOf(sent: Questionnaire): TravelAnswers {
  const { walletType, legalType, isSelfWallet } = sent;
  return {
    ...noAnswers,
    wallet: walletType === 0 ? "vasp" : "own",
    vaspCode: sent.vaspCode ?? "",
    owner: legalType === "company" ? "company" : isSelfWallet === false ? "person" : "me",
    firstName: sent.firstName ?? "",
    lastName: sent.lastName ?? "",
    companyName: sent.companyName ?? "",
    agentFirstName: sent.representativeFirstName ?? "",
    agentLastName: sent.representativeLastName ?? "",
    purpose: sent.transactionPurpose ?? "",
    paperType: sent.poiType ?? "",
    paperNumber: sent.poiNumber ?? "",
    paperCountry: sent.poiIssuingCountry ?? "",
    paperExpiry: sent.poiExpiredDate ?? "",
  };
}

/** A deposit's id as the call takes it: a number only where that is exact, else it would name another deposit (F0.3). */
export function depositNumberOf(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
