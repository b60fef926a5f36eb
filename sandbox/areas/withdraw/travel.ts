import type { CallInput } from "#shared/contract/index.ts";
import { travelZone } from "#shared/domain/travel-rule.ts";
import type { Person } from "../../accounts/person.ts";
import { Refusal } from "../../refusal.ts";
import { deniesCustomers, readQuestionnaire } from "../deposit-risk/index.ts";
import { withdrawCodes } from "./codes.ts";

type Said = Pick<CallInput<"withdraw.create">, "questionnaire" | "beneficiary">;

/** In the United Arab Emirates the older object says where the receiver lives (F4d.4). */
const addressed = ["beneficiaryName", "beneficiaryAddressCountry", "beneficiaryAddressCity"] as const;

/** What the law of the person's place wants to know of who receives coins outside (F4d.*, F5.18). */
export function requireTravelRule(
  person: Person,
  { questionnaire = "", beneficiary = {} }: Said,
  { at, beneficiaryZones }: { readonly at: number; readonly beneficiaryZones: readonly string[] },
): void {
  const { kycRegion } = person.profile;
  if (beneficiaryZones.includes(kycRegion)) {
    const missing = addressed.find((field) => (beneficiary[field] ?? "").trim() === "");
    if (missing !== undefined) throw new Refusal(withdrawCodes.beneficiaryMissing, `beneficiary: ${missing}`);
  }
  if (travelZone(kycRegion, "") === "") return;
  if (questionnaire === "") throw new Refusal(withdrawCodes.detailsMissing, "questionnaire: missing");
  const { walletType, vaspCode = "" } = readQuestionnaire(questionnaire, person, at);
  if (walletType === 0 && deniesCustomers(vaspCode)) {
    throw new Refusal(withdrawCodes.receiverRefused, "questionnaire: the provider refuses this receiver");
  }
}
