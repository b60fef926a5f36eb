import { stablecoinRegulationsPage } from "./learn-link.ts";

/** Terms that a person accepts before their account moves, and before their cards do. */
export const accountTermsPage = "help/account-migration-terms";
export const cardTermsPage = "help/card-migration-terms";

/** Every page of the learn sub-site that the app links to: a host serves each of them, below the language. */
export const learnPages = [stablecoinRegulationsPage, accountTermsPage, cardTermsPage] as const;
export type LearnPage = (typeof learnPages)[number];
