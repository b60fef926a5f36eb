/** F6d.1, F2c.5, F4c.11, D10.5. */
import { createHash } from "node:crypto";
import { describe } from "vitest";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { addressGroups } from "#src/ui/address-groups.ts";
import { comeBackLater } from "./come-back.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/deposit";
const form = `${path}?coin=ETH&chain=ETH&lang=en`;
const address = (name: string): string => deriveAddress("EVM", createHash("sha256").update(name).digest());
const own = "Your ETH address on Ethereum";
const closed = /Your address opens when the sending address has passed/;

describe("the sender's address", () => {
  test("is required first; one that passes opens the own address, and stands among those checked", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    await page.goto(form);
    await expect(page.getByText(closed)).toBeVisible();
    await expect(page.getByText("No address checked for this coin and network yet")).toBeVisible();
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("Enter the sending address first.")).toBeVisible();
    await page.getByRole("textbox", { name: "Sending address" }).fill("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText(/This is not a valid .* address/)).toBeVisible();
    expect(await exchange.seen("preKya.check")).toBe(0);
    await expect(page.getByText(own)).toBeHidden();
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("clean"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("Low risk")).toBeVisible();
    await expect(page.getByText(/You can send from it until/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Sending address" })).toBeFocused();
    await expect(page.getByText(own)).toBeVisible();
    await expect(page.getByRole("region", { name: "Addresses you checked" })).toContainText("Passed");
  });

  test("that is refused keeps it closed, says why, and leads to another one", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.riskMark({ chain: "ETH", address: address("listed"), reasons: ["SANCTIONS", "SCAM"] });
    await page.goto(form);
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("listed"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("Deposits from this address are not accepted")).toBeVisible();
    await expect(page.getByText("Sanctions: the address is on a sanctions list.")).toBeVisible();
    await expect(page.getByText("Scam: the address was reported in fraud cases.")).toBeVisible();
    await expect(page.getByText(/Do not send from it/)).toBeVisible();
    await expect(page.getByText(own)).toBeHidden();
    await page.getByRole("button", { name: "Check another address" }).click();
    await expect(page.getByRole("textbox", { name: "Sending address" })).toHaveValue("");
  });

  test.for([
    ["PASS", "You can send from it until", true],
    ["REJECT", "Deposits from this address are not accepted", false],
  ] as const)(
    "in review shows by itself that it ends as %s",
    async ([reviewEnds, words, opens], { page, signIn, exchange }) => {
      await signIn();
      await exchange.settings({ kyaReviewMs: 1_500 });
      await exchange.riskMark({ chain: "ETH", address: address("mixed"), reasons: ["MIXER"], reviewEnds });
      await page.goto(form);
      await page.getByRole("textbox", { name: "Sending address" }).fill(address("mixed"));
      await page.getByRole("button", { name: "Check address" }).click();
      await expect(page.getByText("This address needs a manual review")).toBeVisible();
      // It is looked at again every five seconds.
      page.quicken(5);
      await expect(page.getByText(words)).toBeVisible();
      // What passed is not for that of the lowest risk: this one came through a mixer.
      await expect(page.getByText("Low risk")).toHaveCount(0);
      await (opens ? expect(page.getByText(own)).toBeVisible() : expect(page.getByText(own)).toBeHidden());
    },
  );

  test("in review opens it only to who accepts the hold", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ kyaReviewMs: 86_000_000 });
    await exchange.riskMark({
      chain: "ETH",
      address: address("mixed"),
      reasons: ["MIXER"],
      reviewEnds: "REJECT",
    });
    await page.goto(form);
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("mixed"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("This address needs a manual review")).toBeVisible();
    await expect(page.getByText("Mixer: some of its coins came through a mixing service.")).toBeVisible();
    await expect(page.getByText(own)).toBeHidden();
    await page.getByRole("checkbox", { name: /I accept that the deposit is held/ }).click();
    await expect(page.getByText(own)).toBeVisible();
  });

  test("whose check is over has to be checked again", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ kyaValidMs: 1_500 });
    await page.goto(form);
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("short"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("The check has expired")).toBeVisible();
    await expect(page.getByText(own)).toBeHidden();
    await exchange.settings({ kyaValidMs: 86_400_000 });
    await page.getByRole("button", { name: "Check again" }).first().click();
    await expect(page.getByText(own)).toBeVisible();
  });

  test("that is still being checked opens it by itself when it has passed", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.settings({ kyaPendingMs: 1_500 });
    await page.goto(form);
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("slow"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("The check is in progress")).toBeVisible();
    page.quicken(5);
    await expect(page.getByText(own)).toBeVisible();
  });

  test("that is still being checked waits", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ kyaPendingMs: 86_000_000 });
    await page.goto(form);
    await page.getByRole("textbox", { name: "Sending address" }).fill(address("slow"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("The check is in progress")).toBeVisible();
    await expect(page.getByText(own)).toBeHidden();
  });

  test.for([
    ["preKya.chains", "Couldn't find out whether this network needs a check"],
    ["preKya.check", "Couldn't check this address"],
  ] as const)(
    "stays closed by an unsigned answer of %s",
    async ([call, words], { page, signIn, exchange }) => {
      await signIn();
      await exchange.fault({ call, signature: "absent", times: 20 });
      await page.goto(form);
      if (call === "preKya.check") {
        await page.getByRole("textbox", { name: "Sending address" }).fill(address("clean"));
        await page.getByRole("button", { name: "Check address" }).click();
      }
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByText(own)).toBeHidden();
    },
  );

  test("that is asked about is the one that stands there, also after a check that failed", async ({
    page,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await page.goto(form);
    const typed = page.getByRole("textbox", { name: "Sending address" });
    await typed.fill("x".repeat(2_000));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/This is not a valid .* address/)).toBeVisible();
    await expect(typed).toBeFocused();
    await exchange.fault({ call: "preKya.check", status: 400, times: 1 });
    await typed.fill(address("first"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("Couldn't check this address")).toBeVisible();
    await typed.fill(address("second"));
    await page.getByRole("button", { name: "Check address" }).click();
    await expect(page.getByText("Low risk")).toBeVisible();
    const second = addressGroups(address("second")).join(" ");
    await expect(page.getByRole("img", { name: second })).toBeVisible();
  });

  test.for([
    ["refused", { retCode: 131_217, retMsg: "refused" }, "Couldn't check this address", false],
    ["lost", { status: 400 }, "The check of this address could not be read again.", true],
  ] as const)(
    "whose check is %s when it is made again is said so, and a refusal closes",
    async ([, answer, words, stays], { page, signIn, exchange, fault }) => {
      await signIn();
      page.quicken(8);
      await page.goto(form);
      await page.getByRole("textbox", { name: "Sending address" }).fill(address("clean"));
      await page.getByRole("button", { name: "Check address" }).click();
      await expect(page.getByText(own)).toBeVisible();
      await fault({ call: "preKya.check", ...answer });
      await comeBackLater(page);
      await expect(page.getByText(words)).toBeVisible();
      await (stays ? expect(page.getByText(own)).toBeVisible() : expect(page.getByText(own)).toBeHidden());
      page.quicken(1);
      await exchange.reset();
      await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText(words)).toHaveCount(0);
      await expect(page.getByText(own)).toBeVisible();
    },
  );

  test("is not required on other networks", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${path}?coin=USDT&chain=TRX&lang=en`);
    await expect(page.getByText("Your USDT address on TRC20")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Sending address" })).toBeHidden();
  });
});
