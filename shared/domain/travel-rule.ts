import type { Questionnaire } from "../contract/travel-rule.ts";
import type { SiteId } from "../site/site-id.ts";

/** What is asked about who sent a deposit, by the law that the person is under (F4d.*). Pure. */

export const travelZones = ["EU", "TUR", "KAZ", "IND", ""] as const;
/** "" is none of them: where a deposit is held all the same, what all have in common is asked. */
export type DepositZone = (typeof travelZones)[number];
/** Korea asks about withdrawals alone. */
export type TravelZone = DepositZone | "KOR";

/** Members of the union; the Netherlands have a site of their own, which asks nothing (F4d.4). */
const union = new Set(
  "AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT POL PRT ROU SVK SVN SWE".split(
    " ",
  ),
);
const ofSite: Partial<Record<SiteId, DepositZone>> = { EU: "EU", TUR: "TUR", KAZ: "KAZ" };

/** The zone follows the person; who has not shown where they live is under the law of the site. */
export function travelZone(region: string, site: SiteId): DepositZone {
  if (region === "") return ofSite[site] ?? "";
  if (union.has(region)) return "EU";
  return region === "TUR" || region === "KAZ" || region === "IND" ? region : "";
}

/** The zone whose law asks who gets a withdrawal; null where none does. */
export function withdrawZone(region: string, site: SiteId): Exclude<TravelZone, ""> | null {
  const zone = region === "KOR" ? "KOR" : travelZone(region, site);
  return zone === "" ? null : zone;
}

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
};

const asksPurpose = (zone: TravelZone): boolean => zone === "EU" || zone === "TUR";
const asksPapers = (zone: TravelZone): boolean => zone === "TUR" || zone === "KAZ";

/** What is asked of who has answered so far, in the order of the form. */
export function askedFields(zone: TravelZone, { wallet, owner }: TravelAnswers): readonly TravelField[] {
  return [
    "wallet",
    ...(wallet === "vasp" ? (["vaspCode"] as const) : []),
    "owner",
    ...(owner === "company" ? (["companyName"] as const) : []),
    ...(owner === "company" && zone === "KOR" ? (["agentFirstName", "agentLastName"] as const) : []),
    ...(owner === "me" || owner === "person" ? (["firstName", "lastName"] as const) : []),
    ...(asksPurpose(zone) ? (["purpose"] as const) : []),
    ...(asksPapers(zone) ? (["paperType", "paperNumber", "paperCountry", "paperExpiry"] as const) : []),
  ];
}

export type TravelIssue = "missing" | "tooShort" | "tooLong" | "notADate" | "expired" | "unknown";
export type TravelIssues = Partial<Record<TravelField, TravelIssue>>;

/** What is wrong with the answers; nothing where they can be sent. `today`: YYYY-MM-DD. */
export function travelIssues(zone: TravelZone, answers: TravelAnswers, today: string): TravelIssues {
  const issues: TravelIssues = {};
  for (const field of askedFields(zone, answers)) {
    const issue = issueOf(field, answers[field].trim(), today);
    if (issue !== undefined) issues[field] = issue;
  }
  return issues;
}

function issueOf(field: TravelField, value: string, today: string): TravelIssue | undefined {
  if (value === "") return "missing";
  const most = longest[field];
  if (most !== undefined && value.length > most) return "tooLong";
  if (field === "purpose" && value.length < purposeLength.min) return "tooShort";
  if (field === "paperType") return paperTypes.some((type) => type === value) ? undefined : "unknown";
  if (field === "paperCountry") return /^[A-Z]{3}$/.test(value) ? undefined : "unknown";
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
  const asked = new Set(askedFields(zone, answers));
  const given = (field: TravelField): string => answers[field].trim();
  const named = (name: string, field: TravelField): Record<string, string> =>
    asked.has(field) ? { [name]: given(field) } : {};
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

/** The answers that a questionnaire gives, to be judged by the rules of a zone. */
export function answersOf(sent: Questionnaire): TravelAnswers {
  const { walletType, legalType, isSelfWallet } = sent;
  return {
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

/** A deposit's id as the call takes it: a number only where that is exact, else it would name another deposit (F0.5). */
export function depositNumberOf(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
