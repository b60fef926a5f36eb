import type { CallInput } from "#shared/contract/index.ts";
import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { Refusal } from "../../refusal.ts";
import { bookCodes } from "./codes.ts";

/** What the person proves before the book changes; scenes of the check and of the mail. */
const scenes = {
  add: { check: "withdraw_address_add", mail: "ADDRESS_ADD" },
  edit: { check: "withdraw_address_edit", mail: "ADDRESS_EDIT" },
  switch: { check: "withdraw_address_switch", mail: "ADDRESS_SWITCH" },
} as const;
export type BookScene = keyof typeof scenes;

type Proofs = Pick<CallInput<"addressBook.create">, "riskToken" | "emailCode" | "googleCode">;

export function requireCodes(
  { proofs }: Pick<Exchange, "proofs">,
  { id }: Person,
  scene: BookScene,
  { riskToken = "", emailCode = "" }: Proofs,
): void {
  const { check, mail } = scenes[scene];
  if (!proofs.checkHolds(id, check, riskToken)) {
    throw new Refusal(bookCodes.unproven, "riskToken: none, or over");
  }
  if (!proofs.takeMailCode(id, mail, emailCode))
    throw new Refusal(bookCodes.unproven, "emailCode: wrong, or over");
}
