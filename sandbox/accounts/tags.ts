import type { UserTag } from "#shared/contract/member.ts";
import type { Profile } from "./person.ts";

/** Flags of a person by name. The tax residence is the identity check's until another is declared. */
export function tagsOf(profile: Profile): Record<UserTag, string> {
  const hasVoucher = profile.label.type !== 0;
  return {
    voucher_money_user: hasVoucher ? "1" : "0",
    withdraw_addr_level: "0",
    tax_identity: profile.taxResidence ?? (profile.kycLevel === "LEVEL_2" ? profile.kycRegion : ""),
  };
}
