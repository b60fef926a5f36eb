import type { Person } from "../../accounts/person.ts";
import { tagsOf } from "../../accounts/tags.ts";

/** Alpha-3, "" while none is declared. */
export const residenceOf = ({ profile }: Person): string => tagsOf(profile).tax_identity;

/** In which currency a tax residence (alpha-3) computes: its own where the exchange has a rate for it, else USD (F6i.5). */
const currencies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["AUT", "BEL", "DEU", "ESP", "FIN", "FRA", "GRC", "IRL", "ITA", "NLD", "PRT"].map((country) => [
      country,
      "EUR",
    ]),
  ),
  ARE: "AED",
  BRA: "BRL",
  GBR: "GBP",
  HKG: "HKD",
  IND: "INR",
  JPN: "JPY",
  KAZ: "KZT",
  KOR: "KRW",
  THA: "THB",
  TUR: "TRY",
};

export const taxCurrencyOf = (residence: string): string => currencies[residence] ?? "USD";

/** Residences whose people declare what coins from outside had cost (F4c.7). */
export const declaresCosts = (residence: string): boolean => residence === "AUT";
