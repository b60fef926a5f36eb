/** The page of a person's codes: binds a passkey of this device, and shows newer codes by itself. */

const again = 5_000;
const base64url = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const es256 = -7;
let busy = false;

const button = document.querySelector("#bind");
button?.addEventListener("click", () => void bind());

async function bind() {
  busy = true;
  const said = document.querySelector("#said");
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rp: { id: location.hostname, name: "Coffer sandbox" },
        user: {
          id: new TextEncoder().encode(button.dataset.user),
          name: button.dataset.name,
          displayName: button.dataset.name,
        },
        pubKeyCredParams: [{ type: "public-key", alg: es256 }],
        authenticatorSelection: { userVerification: "required" },
      },
    });
    const answer = await fetch("/sandbox/passkeys", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        credentialId: base64url(credential.rawId),
        publicKey: base64url(credential.response.getPublicKey()),
      }),
    });
    if (!answer.ok) throw new Error((await answer.json()).error);
    location.reload();
  } catch (error) {
    if (said) said.textContent = `No passkey was bound: ${error.message}`;
    busy = false;
  }
}

setInterval(() => {
  if (!busy && document.visibilityState === "visible") location.reload();
}, again);
