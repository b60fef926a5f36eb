import type { Beneficiary } from "../contract/travel-rule.ts";
import { noAnswers, type TravelAnswers, type TravelField, travelFields } from "./travel-rule.ts";

/** The older object of who receives a withdrawal: the United Arab Emirates' answers have no other (F4d.4, F4d.5). Pure. */

const named: Partial<Record<TravelField, keyof Beneficiary>> = {
  vaspCode: "vaspEntityId",
  country: "beneficiaryAddressCountry",
  state: "beneficiaryAddressState",
  city: "beneficiaryAddressCity",
  street: "beneficiaryAddressStreet",
  building: "beneficiaryAddressBuilding",
  postalCode: "beneficiaryAddressPostalCode",
  birthDate: "beneficiaryDateOfBirth",
  birthPlace: "beneficiaryPlaceOfBirth",
};

/** What is sent of answers that have no issue: what is asked and was answered, nothing else. */
export function beneficiaryOf(answers: TravelAnswers): Beneficiary {
  const given = travelFields("ARE", answers).flatMap((field) => {
    const name = named[field];
    const value = answers[field].trim();
    return name === undefined || value === "" ? [] : [[name, value] as const];
  });
  const { wallet, owner, firstName, lastName, companyName } = answers;
  return {
    beneficiaryName: owner === "company" ? companyName.trim() : `${firstName.trim()} ${lastName.trim()}`,
    beneficiaryLegalType: owner === "company" ? "company" : "individual",
    beneficiaryWalletType: wallet === "vasp" ? "0" : "1",
    ...(wallet === "own" && { beneficiaryUnhostedWalletType: owner === "me" ? "0" : "1" }),
    ...Object.fromEntries(given),
  };
}

/** Of a name it is judged whether it is there: how long it may be is the wire's rule. */
const assessed = 100;

/** The answers that it gives, to be validated by the same rules. The whole name counts as the first one and as the last. */
export function answersOfBeneficiary(sent: Beneficiary): TravelAnswers {
  const name = sent.beneficiaryName ?? "";
  const { beneficiaryLegalType: legal, beneficiaryUnhostedWalletType: unhosted } = sent;
  const parts = Object.entries(named).map(([field, from]) => [field, sent[from] ?? ""]);
  const walletType = sent.beneficiaryWalletType ?? "";
  return {
    ...noAnswers,
    wallet: walletType === "0" ? "vasp" : walletType === "1" ? "own" : "",
    owner: legal === "company" ? "company" : legal === undefined ? "" : unhosted === "1" ? "person" : "me",
    firstName: name.slice(0, assessed),
    lastName: name.slice(0, assessed),
    companyName: name,
    ...Object.fromEntries(parts),
  };
}
