/** F6c.7-F6c.9, R6.7, R7.22, F2d.6, F5.19. */
import { describe } from "vitest";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import type { Account, Exchange } from "../../e2e/exchange.ts";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/money-address?lang=en";
const security = { authenticator: true };
const withSuper = { addressSuperVerification: { action: "show", ext: "" } };

async function giveCodes(page: Page, exchange: Exchange, { account, userId }: Account): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  await dialog.getByRole("textbox", { name: /^Code sent to/ }).fill(await exchange.mailCode(account));
  const code = authenticatorCode(Number(userId), stepAt(Date.now()));
  await dialog.getByRole("textbox", { name: "Authenticator code" }).fill(code);
}

const trusted = "Trusted addresses need no codes";
const bookOnly = "Address book only";
const lock = "Lock new addresses for 24 hours";

/** The switch, its state before, what turning it costs, and the button. */
const turns = [
  [trusted, true, ["Trusted addresses need codes again: 1", "The marks stay", "No lock"], "Turn off"],
  [trusted, false, ["Withdrawals without codes: 1", "Home", "No lock"], "Turn on"],
  [
    bookOnly,
    false,
    [
      "Saved addresses stay open: 1",
      "Entering an address is refused",
      "Each new address is locked for 24 hours",
    ],
    "Turn on",
  ],
  [bookOnly, true, ["Any address can be entered again", "No lock"], "Turn off"],
  [
    lock,
    true,
    ["All withdrawals stop for 24 hours", "Everything else continues", "does not shorten the 24 hours"],
    "Turn off, stop withdrawals",
  ],
  [
    lock,
    false,
    ["Each new address is locked for 24 hours", "Saved addresses stay open", "Turning it off again"],
    "Turn on",
  ],
] as const;
const names = {
  [trusted]: "withdrawWhitelist",
  [bookOnly]: "addressBookOnly",
  [lock]: "newAddressLock",
} as const;

describe("each switch says what it costs before it is turned, and turns with codes alone", () => {
  test.for(turns)(
    "%s, while it is on: %s",
    async ([name, isOn, costs, act], { page, exchange, signInAs }) => {
      const person = await signInAs({ USDT: "10" }, { security });
      const { account } = person;
      const home = {
        account,
        coin: "USDT",
        chain: "ARBI",
        address: evmAddress,
        remark: "Home",
        age: 172_800_000,
      };
      await exchange.bookEntry({ ...home, verified: true });
      await exchange.bookSwitches({ account, [names[name]]: isOn });
      await page.goto(path);
      const turned = page.getByRole("switch", { name });
      await expect(turned).toHaveAttribute("aria-checked", String(isOn));
      await turned.click();
      const dialog = page.getByRole("dialog", { name: `Turn ${isOn ? "off" : "on"} “${name}”?` });
      for (const cost of costs) await expect(dialog).toContainText(cost);
      for (const call of ["risk.intercept", "addressBook.switch"] as const) {
        expect(await exchange.seen(call), call).toBe(0);
      }
      await dialog.getByRole("button", { name: act }).click();
      await giveCodes(page, exchange, person);
      await page.getByRole("button", { name: act }).click();
      await expect(page.getByText(`Changed: ${name}`)).toBeVisible();
      await expect(turned).toHaveAttribute("aria-checked", String(!isOn));
      const stops = page.getByText(/Withdrawals are paused until/);
      await expect(stops).toHaveCount(name === lock && isOn ? 1 : 0);
      expect(await exchange.seen("addressBook.switch")).toBe(1);
    },
  );
});

test.for([
  [131_226, /Refused for security/],
  [131_089, /24 hours after a security change/],
] as const)(
  "who has a second factor is not told to add one where the check stops them: %i",
  async ([blockCode, words], { page, signInAs }) => {
    const liar = await lieTo(page);
    await signInAs({}, { security });
    const blocked = (result: unknown) => ({
      ...(result as object),
      blockCode,
      riskToken: "",
      components: [],
    });
    liar.notify("risk.intercept", ({ text }) => ({ text: withResult(text, blocked) }), { signed: true });
    await page.goto(path);
    await page.getByRole("switch", { name: bookOnly }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(dialog).toContainText(words);
    await expect(dialog).not.toContainText(/authenticator/);
  },
);

test("trusting an address promises no withdrawals without codes while the account asks for them", async ({
  page,
  exchange,
  signInAs,
}) => {
  const { account } = await signInAs({ USDT: "10" }, { security });
  const usdt = { coin: "USDT", chain: "ARBI", address: evmAddress };
  await exchange.bookEntry({ account, ...usdt, remark: "Home", age: 172_800_000 });
  await exchange.bookSwitches({ account, withdrawWhitelist: false });
  await page.goto(path);
  await page.getByRole("switch", { name: "Trust Home" }).click();
  const trusting = page.getByRole("dialog", { name: /^Trust addresses/ });
  await expect(trusting).toContainText("is off, so codes are still required");
  await expect(trusting).not.toContainText("need no codes, even");
  await trusting.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Trusted, no codes")).toHaveCount(0);
  await page.getByRole("button", { name: "Add address" }).first().click();
  await expect(page.getByRole("checkbox", { name: "Trust this address", exact: true })).toBeVisible();
});

describe("the variant of the United States", () => {
  const every = "Codes for every withdrawal";

  test("asks for codes everywhere, where the host shows it to somebody of there", async ({
    page,
    exchange,
    signInAs,
  }) => {
    await exchange.fault({ call: "site.config", retCode: 0, result: { config: withSuper, version: "1" } });
    const person = await signInAs({}, { security, kycRegion: "USA" });
    await page.goto(path);
    const turned = page.getByRole("switch", { name: every });
    await turned.click();
    const dialog = page.getByRole("dialog", { name: `Turn on “${every}”?` });
    await expect(dialog).toContainText("Also to trusted addresses");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await giveCodes(page, exchange, person);
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(turned).toHaveAttribute("aria-checked", "true");
    expect(await exchange.seen("addressBook.superVerification")).toBe(1);
    expect(await exchange.seen("addressBook.switch")).toBe(0);
  });

  test("says of trust that codes are asked for all the same while it is on", async ({
    page,
    exchange,
    signInAs,
  }) => {
    await exchange.fault({ call: "site.config", retCode: 0, result: { config: withSuper, version: "1" } });
    const person = await signInAs({ USDT: "10" }, { security, kycRegion: "USA" });
    const { account } = person;
    await exchange.bookEntry({
      account,
      coin: "USDT",
      chain: "ARBI",
      address: evmAddress,
      remark: "Home",
      age: 172_800_000,
    });
    await exchange.bookSwitches({ account, withdrawWhitelist: false });
    await page.goto(path);
    await page.getByRole("switch", { name: every }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
    await giveCodes(page, exchange, person);
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("switch", { name: every })).toHaveAttribute("aria-checked", "true");
    await page.getByRole("switch", { name: "Trust Home" }).click();
    const trusting = page.getByRole("dialog", { name: /^Trust addresses/ });
    await expect(trusting).toContainText("is on, so codes are still required");
    await expect(trusting).not.toContainText("need no codes, even");
    await trusting.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("switch", { name: trusted }).click();
    const turning = page.getByRole("dialog", { name: `Turn on “${trusted}”?` });
    await expect(turning).toContainText("is on, so codes are still required");
    await expect(turning).not.toContainText("Withdrawals without codes");
    await expect(turning).not.toContainText("then need no codes");
  });

  test.for([
    ["the host does not show it", {}, "USA"],
    ["the person is of elsewhere", withSuper, "SGP"],
  ] as const)("is not there where %s", async ([, config, kycRegion], { page, signInAs, exchange }) => {
    await exchange.fault({ call: "site.config", retCode: 0, result: { config, version: "1" } });
    await signInAs({}, { security, kycRegion });
    await page.goto(path);
    await expect(page.getByRole("switch", { name: lock })).toBeVisible();
    await expect(page.getByRole("switch", { name: every })).toHaveCount(0);
  });
});

test("one that is left with nothing turned stays, and a check that ended is begun anew", async ({
  page,
  exchange,
  tolerated,
  signInAs,
}) => {
  tolerated.push(/./);
  const person = await signInAs({}, { security });
  await page.goto(path);
  const turned = page.getByRole("switch", { name: bookOnly });
  await turned.click();
  await page
    .getByRole("dialog", { name: /Turn on/ })
    .getByRole("button", { name: "Turn on" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(dialog).toBeVisible();
  const act = dialog.getByRole("button", { name: "Turn on" });
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await dialog.getByRole("textbox", { name: /^Code sent to/ }).fill("000000");
    await dialog.getByRole("textbox", { name: "Authenticator code" }).fill("000000");
    await act.click();
    await expect.poll(() => exchange.seen("addressBook.switch")).toBe(wrong + 1);
    if (wrong < 4) await expect(dialog.getByText(/This code is wrong/).first()).toBeVisible();
  }
  await expect(dialog.getByText(/Too many wrong codes/)).toBeVisible();
  await expect(dialog.getByText(/Nothing was changed\./)).toBeVisible();
  await expect(act).toBeDisabled();
  await dialog.getByRole("button", { name: "Back" }).click();
  await page
    .getByRole("dialog", { name: /Turn on/ })
    .getByRole("button", { name: "Turn on" })
    .click();
  await giveCodes(page, exchange, person);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(turned).toHaveAttribute("aria-checked", "true");
});

test("one that is turned elsewhere while its codes are typed is confirmed as what was asked for", async ({
  page,
  exchange,
  signInAs,
}) => {
  const { account } = await signInAs({}, { security });
  await page.goto(path);
  await page.getByRole("switch", { name: lock }).click();
  const [, , turned] = document.querySelectorAll("main [role='switch']");
  await page
    .getByRole("dialog", { name: /Turn off/ })
    .getByRole("button", { name: "Turn off, stop withdrawals" })
    .click();
  const codes = page.getByRole("dialog", { name: "Confirm it is you" });
  await expect(codes).toContainText("Turn off “Lock new addresses for 24 hours”?");
  await exchange.bookSwitches({ account, newAddressLock: false });
  page.quicken(4);
  // Who fetches the code elsewhere comes back to a page that reads the book again.
  await expect
    .poll(async () => {
      await page.setVisible(false);
      await page.setVisible(true);
      return turned?.getAttribute("aria-checked");
    })
    .toBe("false");
  await expect(codes).toContainText("Turn off “Lock new addresses for 24 hours”?");
  await expect(codes.getByRole("button", { name: "Turn off, stop withdrawals" })).toHaveCount(1);
});
