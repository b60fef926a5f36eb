/** F6c.2, F6c.6, F2d.9, D7.7. */
import { browserFlags, findBrowser } from "../scripts/steps/browser.mjs";
import { expect, test } from "./test.ts";
import { evmAddress, mailedCode, WithdrawPage } from "./withdraw-page.ts";

/** What a browser alone has: a camera, and a device that keeps keys. */

const executablePath = findBrowser();
const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
test.use({
  permissions: ["camera"],
  launchOptions: {
    args: [...browserFlags(), ...camera],
    ...(executablePath !== "" && { executablePath }),
  },
});

/** Made in the page, of its own host: what the exchange keeps of it. */
async function newPasskey(): Promise<{ readonly credentialId: string; readonly publicKey: string }> {
  const text = (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rp: { id: location.hostname, name: "Coffer" },
      user: { id: crypto.getRandomValues(new Uint8Array(8)), name: "me", displayName: "Me" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { userVerification: "required" },
    },
  });
  if (!(made instanceof PublicKeyCredential)) throw new Error("no passkey was made");
  if (!(made.response instanceof AuthenticatorAttestationResponse)) throw new Error("no attestation");
  return {
    credentialId: text(made.rawId),
    publicKey: text(made.response.getPublicKey() ?? new ArrayBuffer(0)),
  };
}

const usdt = { coin: "USDT", chain: "ARBI" };

test("an address is read by the camera, which stops with the dialog", async ({ page, signIn }) => {
  // Chromium on Linux reads no codes: the page's own detector is stood in for, the camera is the browser's.
  await page.addInitScript((code) => {
    class BarcodeDetector {
      async detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> {
        const stream = video.srcObject as MediaStream;
        Reflect.set(globalThis, "seenTracks", stream.getVideoTracks());
        return video.videoWidth > 0 && Reflect.get(globalThis, "showCode") === true
          ? [{ rawValue: code }]
          : [];
      }
    }
    Reflect.set(globalThis, "BarcodeDetector", BarcodeDetector);
  }, `ethereum:${evmAddress}`);
  await signIn();
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  const live = () =>
    page.evaluate(() => {
      const tracks = (Reflect.get(globalThis, "seenTracks") ?? []) as MediaStreamTrack[];
      return tracks.map(({ readyState }) => readyState);
    });
  await page.getByRole("button", { name: "Scan QR code" }).click();
  await expect(page.getByText("Hold the QR code of the address before the camera.")).toBeVisible();
  await expect.poll(live).toEqual(["live"]);
  await page.keyboard.press("Escape");
  await expect.poll(live).toEqual(["ended"]);
  await page.getByRole("button", { name: "Scan QR code" }).click();
  await expect.poll(live).toEqual(["live"]);
  await page.evaluate(() => Reflect.set(globalThis, "showCode", true));
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await expect(withdraw.address).toHaveValue(new RegExp(evmAddress));
  await expect.poll(live).toEqual(["ended"]);
});

test("a passkey signs this very withdrawal, and one that is not given sends nothing", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  const bound = await page.request.post("/sandbox/passkeys", { data: await page.evaluate(newPasskey) });
  expect(bound.ok()).toBe(true);
  expect((await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  await withdraw.ask(evmAddress, "100");
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  // The owner does not touch the device's sensor.
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await withdraw.confirm(code);
  await expect(page.getByText("The passkey was not confirmed. Try again.")).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(0);
  await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await withdraw.submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(1);
  expect((await exchange.funding(account))("USDT")).toBe("2400");
});
