import type { CallInput } from "#shared/contract/index.ts";
import type { Beneficiary } from "#shared/contract/travel-rule.ts";
import { answersOfBeneficiary } from "#shared/domain/beneficiary.ts";
import { travelIssues } from "#shared/domain/travel-rule.ts";
import { withdrawZone } from "#shared/domain/travel-zone.ts";
import { mayReceive } from "../../accounts/country-list.ts";
import type { Person } from "../../accounts/person.ts";
import { Refusal } from "../../refusal.ts";
import { deniesCustomers, isKnownVasp, readQuestionnaire } from "../deposit-risk/index.ts";
import { withdrawCodes } from "./codes.ts";

type Said = Pick<CallInput<"withdraw.create">, "questionnaire" | "beneficiary">;

/** What the law of the person's place wants to know of who receives coins outside (F4d.*, F5.18); nothing where none asks. */
export function requireTravelRule(person: Person, said: Said, at: number): void {
  if (withdrawZone(person.profile.kycRegion, "") !== null) requireReceiver(person, said, at);
}

/** By the person's law or, where none asks, what all of them have in common. */
export function requireReceiver(
  { profile }: Person,
  { questionnaire = "", beneficiary = {} }: Said,
  at: number,
): void {
  const zone = withdrawZone(profile.kycRegion, "") ?? "";
  if (zone === "ARE") {
    requireBeneficiary(beneficiary, at);
    return;
  }
  if (questionnaire === "") throw new Refusal(withdrawCodes.detailsMissing, "questionnaire: missing");
  const { walletType, vaspCode = "" } = readQuestionnaire(questionnaire, zone, at);
  requireTaker(walletType === 0 ? vaspCode : "", "questionnaire");
}

/** In the United Arab Emirates the older object says where the receiver lives (F4d.5). */
function requireBeneficiary(sent: Beneficiary, at: number): void {
  const answers = answersOfBeneficiary(sent);
  const today = new Date(at).toISOString().slice(0, 10);
  const [field] = Object.keys(travelIssues("ARE", answers, today));
  if (field !== undefined) throw new Refusal(withdrawCodes.beneficiaryMissing, `beneficiary: ${field}`);
  if (answers.wallet === "vasp" && !isKnownVasp(answers.vaspCode)) {
    throw new Refusal(withdrawCodes.beneficiaryMissing, "beneficiary: vaspCode");
  }
  if (!mayReceive(answers.country)) {
    throw new Refusal(withdrawCodes.receiverRefused, "beneficiary: nothing is sent to this country");
  }
  requireTaker(answers.wallet === "vasp" ? answers.vaspCode : "", "beneficiary");
}

function requireTaker(vaspCode: string, field: string): void {
  if (vaspCode === "" || !deniesCustomers(vaspCode)) return;
  throw new Refusal(withdrawCodes.receiverRefused, `${field}: the provider refuses this receiver`);
}
