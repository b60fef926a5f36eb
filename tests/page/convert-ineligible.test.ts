/** R6.3, R6.6, F2a.6, F5.4, R3.13. */
import { describe } from "vitest";
import { defaultWallet, expect, test } from "./pages.ts";

/** What is told, and what leads on. */
interface Row {
  readonly why: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly says: string;
  readonly step?: string;
}

const ineligible: readonly Row[] = [
  {
    why: "identity",
    profile: { kycLevel: "LEVEL_DEFAULT" },
    says: "Verify your identity to convert.",
    step: "Verify your identity",
  },
  {
    why: "loan",
    profile: { borrows: true },
    says: "You can't convert while a loan is outstanding.",
    step: "View your balances",
  },
  {
    why: "upgrade",
    profile: { unifiedState: "PROCESS" },
    says: "Your upgrade to Unified Trading is in progress.",
    step: "View your balances",
  },
  {
    why: "region",
    profile: { kycRegion: "USA" },
    says: "Convert is not available in your region.",
    step: "View your balances",
  },
];

describe("who may not convert", () => {
  for (const { why, profile = {}, says, step = "" } of ineligible) {
    test(`is told why before asking, with the next step: ${why}`, async ({ page, convert, signInAs }) => {
      await signInAs(defaultWallet, profile);
      await convert.open();
      const note = page.getByRole("alert").filter({ hasText: says });
      await expect(note).toBeVisible();
      await expect(note.getByRole("link", { name: step })).toBeVisible();
    });
  }

  for (const path of [
    "/exchange/index?mode=limit",
    "/exchange/index?mode=smallBalances",
    "/exchange/lwb-exchange/usdt-usdc",
  ]) {
    test(`is told so on every form: ${path}`, async ({ page, signInAs }) => {
      await signInAs(defaultWallet, { borrows: true });
      await page.goto(`/user/assets${path}`);
      const note = page
        .getByRole("alert")
        .filter({ hasText: "You can't convert while a loan is outstanding." });
      await expect(note.getByRole("link")).toHaveText(["View your balances"]);
    });
  }

  test("meets the compliance wall when asking all the same", async ({ page, convert, signInAs }) => {
    await signInAs(defaultWallet, { kycRegion: "USA" });
    await convert.open();
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    const wall = page.getByRole("dialog", { name: "Convert is not available in your region" });
    await expect(wall).toContainText("you can withdraw them");
  });

  test("until a ban ends is told when that is", async ({ page, convert, signInAs }) => {
    const until = Math.floor(Date.now() / 1000) + 86_400;
    await signInAs(defaultWallet, { convertBanUntil: until });
    await convert.open();
    const note = page
      .getByRole("alert")
      .filter({ hasText: "Convert is temporarily unavailable for your account." });
    const year = String(new Date(until * 1000).getUTCFullYear());
    await expect(note).toContainText(`You can convert again from`);
    await expect(note).toContainText(year);
  });
});
