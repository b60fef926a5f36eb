import { type AddressScene, addressScenes } from "#shared/contract/address-scenes.ts";
import { verificationFields } from "#shared/contract/risk.ts";
import type { Json } from "#shared/domain/stable-json.ts";
import { usualDemands } from "../../accounts/factors.ts";
import type { Person } from "../../accounts/person.ts";
import { type GivenCodes, requireVerificationCodes } from "../../accounts/require-verification-codes.ts";
import type { SceneRule } from "../../accounts/scene-rule.ts";
import type { MoneyContext } from "../handler.ts";
import { bookCodes } from "./codes.ts";

/** What the person proves before the book changes: the check was made for this very change. */
export async function requireCodes(
  { exchange, tx, now }: MoneyContext,
  person: Person,
  scene: AddressScene,
  input: GivenCodes & { readonly requestId: string },
): Promise<void> {
  const { check, mail } = addressScenes[scene];
  const action = {
    userId: person.id,
    scene: check,
    mailScene: mail,
    detail: withoutCodes(input) as unknown as Json,
    at: now,
  };
  await requireVerificationCodes(tx, exchange.verificationCodes, action, input);
}

/** What is asked for, without what proves who asks. */
export function withoutCodes<I extends GivenCodes & { readonly requestId: string }>(
  input: I,
): Omit<I, keyof typeof verificationFields | "requestId"> {
  const left = new Set(["requestId", ...Object.keys(verificationFields)]);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !left.has(name))) as Omit<
    I,
    keyof typeof verificationFields | "requestId"
  >;
}

/** An address is added by who has a second factor (F6c.9); the rest asks for what is bound. */
export const bookScenes: readonly SceneRule[] = Object.values(addressScenes).map(({ check: scene }) => ({
  scene,
  async assess(_exchange, _person, bound) {
    const hasSecond = bound.profile.security?.authenticator === true || bound.passkeys.length > 0;
    const isIneligible = scene === addressScenes.add.check && !hasSecond;
    return { blockCode: isIneligible ? bookCodes.insecure : 0, demands: usualDemands(bound) };
  },
}));
