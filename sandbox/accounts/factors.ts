import type { RiskComponent } from "#shared/contract/risk.ts";
import type { Demand, OpenCheck } from "./open-checks.ts";
import type { PasskeyRow } from "./passkeys.ts";
import type { Profile } from "./person.ts";

/** By what a person can be asked to prove who they are. */
export interface Bound {
  readonly profile: Profile;
  readonly passkeys: readonly PasskeyRow[];
}

const second = "second";

/** Mail, and an authenticator or a passkey where one is bound (F6c.6). */
export function usualDemands({ profile, passkeys }: Bound): readonly Demand[] {
  const canStand = passkeys.length > 0 && profile.security?.authenticator === true;
  const anyOf = canStand ? second : "";
  return [
    ...(profile.email === "" ? [] : [{ type: "EMAIL", anyOf: "" } as const]),
    ...(profile.security?.authenticator === true ? [{ type: "GOOGLE", anyOf } as const] : []),
    ...(passkeys.length > 0 ? [{ type: "PASSKEY", anyOf } as const] : []),
  ];
}

/** The same, and the funds password where one is set. */
export function strictDemands(bound: Bound): readonly Demand[] {
  const isSet = bound.profile.security?.fundPassword === true;
  return [...usualDemands(bound), ...(isSet ? [{ type: "FUND_PWD", anyOf: "" } as const] : [])];
}

/** As the wire has them. */
export function componentsOf(
  { demands, challenge }: OpenCheck,
  { profile, passkeys }: Bound,
): RiskComponent[] {
  return demands.map(({ type, anyOf }) => ({
    type,
    target: type === "EMAIL" ? profile.email : "",
    required: true,
    ...(anyOf !== "" && { anyOf }),
    ...(type === "PASSKEY" && {
      passkey: {
        challenge,
        rpId: passkeys[0]?.rpId ?? "",
        credentialIds: passkeys.map(({ credentialId }) => credentialId),
      },
    }),
  }));
}
