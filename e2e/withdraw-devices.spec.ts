/** F6c.2, F6c.6, F6c.12, F2d.9, D7.7. */
import type { Page } from "@playwright/test";
import { encode } from "uqr";
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

type Modules = readonly (readonly boolean[])[];

/** In the page: a code on a canvas, as a camera or a screenshot would show it. */
function drawCode(modules: Modules): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  [canvas.width, canvas.height] = [640, 480];
  context.fillStyle = "#eee";
  context.fillRect(0, 0, 640, 480);
  context.fillStyle = "#222";
  for (const [y, row] of modules.entries()) {
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(160 + 8 * x, 80 + 8 * y, 8, 8);
  }
  return canvas;
}

const modules = encode(`ethereum:${evmAddress}`, { border: 0 }).data;
const canDraw = (page: Page) => page.addInitScript(`globalThis.drawCode = ${drawCode.toString()}`);

test("an address is read by the camera, which stops with the dialog", async ({ page, signIn }) => {
  // The camera is the browser's until a code is to be seen; then it is a drawn one, as a stream like any other.
  await canDraw(page);
  await page.addInitScript((drawn) => {
    const { mediaDevices } = navigator;
    const openCamera = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const draw = Reflect.get(globalThis, "drawCode") as (modules: unknown) => HTMLCanvasElement;
      const isDrawn = Reflect.get(globalThis, "showCode") === true;
      const stream = isDrawn ? draw(drawn).captureStream() : await openCamera(wanted);
      Reflect.set(globalThis, "seenTracks", stream.getVideoTracks());
      return stream;
    };
  }, modules);
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
  await page.evaluate(() => Reflect.set(globalThis, "showCode", true));
  await page.getByRole("button", { name: "Scan QR code" }).click();
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await expect(withdraw.address).toHaveValue(new RegExp(evmAddress));
  await expect.poll(live).toEqual(["ended"]);
});

test("an address is read from a picture; one without a code says so", async ({ page, signIn }) => {
  await canDraw(page);
  await signIn();
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  const picture = async (drawn: Modules) => {
    const url = await page.evaluate((rows) => {
      const draw = Reflect.get(globalThis, "drawCode") as (modules: Modules) => HTMLCanvasElement;
      return draw(rows).toDataURL("image/png");
    }, drawn);
    const buffer = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
    return { name: "code.png", mimeType: "image/png", buffer };
  };
  await page.getByRole("button", { name: "Scan QR code" }).click();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(await picture([]));
  await expect(page.getByText(/No QR code was found in this picture/)).toBeVisible();
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText(/No QR code was found in this picture/)).toBeVisible();
  await file.setInputFiles(await picture(modules));
  await expect(page.getByText(/risk check passed/)).toBeVisible();
  await expect(withdraw.address).toHaveValue(new RegExp(evmAddress));
});

test("an address is shown whole on a phone whose browser makes no field as high as its text", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: unknown) =>
      property !== "field-sizing" &&
      (typeof value === "string" ? supports(property, value) : supports(property));
    const fixed = new CSSStyleSheet();
    fixed.replaceSync("textarea { field-sizing: fixed !important; }");
    document.adoptedStyleSheets.push(fixed);
  });
  await signIn();
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  const height = () => withdraw.address.evaluate(({ clientHeight }) => clientHeight);
  const empty = await height();
  await withdraw.address.fill(evmAddress);
  await expect(withdraw.address).toHaveValue(new RegExp(evmAddress));
  expect(await height()).toBeGreaterThan(empty);
  const hidden = () => withdraw.address.evaluate((field) => field.scrollHeight - field.clientHeight);
  expect(await hidden()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(hidden).toBe(0);
  await withdraw.address.fill("");
  await expect.poll(height).toBe(empty);
});

/** A device with a passkey of the person who is logged in; `touched`: whether its owner confirms. */
async function bindPasskey(page: Page): Promise<{ readonly touched: (is: boolean) => Promise<unknown> }> {
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
  const bound = await page.request.post("/sandbox/passkeys", { data: await page.evaluate(newPasskey) });
  expect(bound.ok()).toBe(true);
  expect((await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  return {
    touched: (isUserVerified) => cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey signs this very withdrawal, and one that is not given sends nothing", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  const withdraw = new WithdrawPage(page);
  await withdraw.goto(usdt);
  const { touched } = await bindPasskey(page);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  // The owner does not touch the device's sensor.
  await touched(false);
  await withdraw.confirm(code);
  await expect(page.getByText("The passkey was not confirmed. Try again.")).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(0);
  await touched(true);
  await withdraw.submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect(await exchange.seen("withdraw.create")).toBe(1);
  expect((await exchange.funding(account))("USDT")).toBe("2400");
});

test("a passkey, or the authenticator instead, confirms a change of the address book", async ({
  page,
  signInAs,
  exchange,
}) => {
  const { account } = await signInAs({}, { security: { authenticator: true } });
  await page.goto("/user/assets/money-address?lang=en");
  const lock = page.getByRole("switch", { name: "Address book only" });
  await expect(lock).toBeVisible();
  await bindPasskey(page);
  await lock.click();
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await codes.getByRole("textbox", { name: /^Code sent to/ }).fill(await mailedCode(exchange, account));
  await expect(codes.getByRole("textbox", { name: "Authenticator code" })).toBeVisible();
  await expect(codes.getByRole("button", { name: "Turn on" })).toBeDisabled();
  await codes.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(codes.getByRole("textbox")).toBeFocused();
  await codes.getByRole("button", { name: "Turn on" }).click();
  await expect(codes).toBeHidden();
  await expect(lock).toBeChecked();
});
