import type { PasskeyAssertion, RiskComponent } from "#shared/contract/risk.ts";

/** Signing a challenge with a key that the device keeps (WebAuthn). */

export function hasPasskeys(): boolean {
  return "credentials" in navigator && typeof globalThis.PublicKeyCredential === "function";
}

/** Null where the person gave up, or the device has none of the keys. */
export async function signWithPasskey({ passkey }: RiskComponent): Promise<PasskeyAssertion | null> {
  if (passkey === undefined) return null;
  const credential = await assertionOf(passkey).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return null;
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    credentialId: textOf(credential.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

async function assertionOf({
  challenge,
  rpId,
  credentialIds,
}: NonNullable<RiskComponent["passkey"]>): Promise<Credential | null> {
  return navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(challenge),
      rpId,
      allowCredentials: credentialIds.map((id) => ({ type: "public-key", id: bytesOf(id) })),
      userVerification: "required",
    },
  });
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** base64url without padding. */
function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
