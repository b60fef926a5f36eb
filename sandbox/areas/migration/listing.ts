import type { Person } from "../../accounts/person.ts";

/** The regional sites an account may have to move to, and what each of them takes (F6h.4). */

export const targetSites = ["EU", "KAZ", "TUR", "HKG", "ARE", "NLD"] as const;
export type TargetSite = (typeof targetSites)[number];

interface Target {
  /** First label of its host name. */
  readonly label: string;
  readonly name: string;
  /** Countries whose identity data it takes over; who was checked elsewhere is checked again. */
  readonly countries: readonly string[];
  /** Stablecoins that it does not list: they are converted. */
  readonly converted: readonly string[];
  /** Others that it does not list: their owner takes them out. */
  readonly takenOut: readonly string[];
  readonly cardCurrencies: readonly string[];
}

const union = ["AUT", "BEL", "DEU", "ESP", "FIN", "FRA", "GRC", "IRL", "ITA", "LUX", "PRT"];
const unregulated = ["USDT", "DAI"];
const memes = ["PEPE", "BONK", "WIF"];

const targets: Readonly<Record<TargetSite, Target>> = {
  EU: {
    label: "eu",
    name: "Coffer EU",
    countries: union,
    converted: unregulated,
    takenOut: memes,
    cardCurrencies: ["EUR"],
  },
  NLD: {
    label: "nl",
    name: "Coffer Netherlands",
    countries: ["NLD"],
    converted: unregulated,
    takenOut: memes,
    cardCurrencies: ["EUR"],
  },
  KAZ: {
    label: "kz",
    name: "Coffer Kazakhstan",
    countries: ["KAZ"],
    converted: ["DAI"],
    takenOut: memes,
    cardCurrencies: [],
  },
  TUR: {
    label: "tr",
    name: "Coffer Turkey",
    countries: ["TUR"],
    converted: ["DAI"],
    takenOut: memes,
    cardCurrencies: [],
  },
  HKG: {
    label: "hk",
    name: "Coffer Hong Kong",
    countries: ["HKG"],
    converted: ["DAI"],
    takenOut: memes,
    cardCurrencies: [],
  },
  ARE: {
    label: "ae",
    name: "Coffer UAE",
    countries: ["ARE"],
    converted: ["DAI"],
    takenOut: memes,
    cardCurrencies: [],
  },
};

export const targetOf = (site: TargetSite): Target => targets[site];

/** Whether the target asks who this is before anything else (F6h.1, KYC_PENDING). */
export function needsIdentity(site: TargetSite, { profile }: Person): boolean {
  return profile.kycLevel !== "LEVEL_2" || !targets[site].countries.includes(profile.kycRegion);
}

/** Where the site is, seen from an origin of this exchange; "" from a host that has no other sites. */
export function siteUrl(origin: string, site: TargetSite): string {
  if (!URL.canParse(origin)) return "";
  const { protocol, hostname, port } = new URL(origin);
  if (/^[\d.]+$|:/.test(hostname)) return "";
  const known = targetSites.map((one) => targets[one].label);
  const [first = "", ...rest] = hostname.split(".");
  const base = known.includes(first) || first === "www" ? rest.join(".") : hostname;
  return `${protocol}//${targets[site].label}.${base}${port === "" ? "" : `:${port}`}/user/assets/`;
}
