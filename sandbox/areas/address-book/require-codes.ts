import type { Person } from "../../accounts/person.ts";
import { type GivenProofs, requireProofs } from "../../accounts/require-proofs.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";

/** What the person proves before the book changes; scenes of the check and of the mail. */
const scenes = {
  add: { scene: "withdraw_address_add", mailScene: "ADDRESS_ADD" },
  edit: { scene: "withdraw_address_edit", mailScene: "ADDRESS_EDIT" },
  switch: { scene: "withdraw_address_switch", mailScene: "ADDRESS_SWITCH" },
} as const;
export type BookScene = keyof typeof scenes;

export async function requireCodes(
  {
    exchange,
    tx,
    now,
  }: { readonly exchange: Pick<Exchange, "proofs">; readonly tx: Db; readonly now: number },
  { id }: Person,
  scene: BookScene,
  given: GivenProofs,
): Promise<void> {
  await requireProofs(tx, exchange.proofs, { userId: id, ...scenes[scene], at: now }, given);
}
