/** The Islamic overlay: it lies over any site and comes from the profile, never from the host (F8.8). */

/** Which of a site's compliance configs a person gets (`account` of v3/config/web). */
export type SiteAccount = "MAIN" | "ISLAMIC";

const islamicSubAccount = 2;

/** `user` is the profile, null before it is known or when signed out. */
export function siteAccount(user: { readonly sub_attribute: number } | null): SiteAccount {
  return user?.sub_attribute === islamicSubAccount ? "ISLAMIC" : "MAIN";
}
