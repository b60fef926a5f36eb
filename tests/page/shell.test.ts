/** R1.8, R2.8, R2.10, R3.12, R4.17, F2a.9, R3.22. */
import { describe } from "vitest";
import { ConvertPage } from "../../e2e/convert-page.ts";
import { expect, test } from "./pages.ts";

describe("the EU site's strip on unregulated stablecoins", () => {
  test("is on no other site, whatever the host says", async ({ page, convert }) => {
    page.configure({ commonConfigUnregulatedStablecoinsTips: true });
    await convert.open();
    await expect(page.getByRole("note")).toHaveCount(0);
  });
});

describe("the footer", () => {
  test("links to what the host has pages for, and to nothing else", async ({ page, convert }) => {
    page.configure({ footerLinks: { privacy: "/privacy", support: "https://help.example/" } });
    await convert.open();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link")).toHaveText(["Privacy", "Support"]);
    await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    await expect(footer).toHaveAttribute("data-mode", "area");
  });

  test("is the whole site's below the deposit page", async ({ page, signIn }) => {
    page.configure({ footerLinks: { legal: "/legal" } });
    await signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["deposit", "deposit/chain-address"]) {
      await page.goto(`/user/assets/${path}`);
      const footer = page.getByRole("contentinfo");
      await expect(footer).toHaveAttribute("data-mode", "general");
      await expect(footer.getByRole("navigation").getByRole("link")).toHaveText(["Legal"]);
    }
  });
});

test("the account's menu tells the VIP level", async ({ page, exchange }) => {
  const answer = await fetch(`${exchange.url}/sandbox/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ account: "vip" }),
  });
  expect(answer.status).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addCookies([{ name: "test-token", value: token }]);
  await page.goto(ConvertPage.path);
  await page.getByRole("button", { name: /^Account: .*@/ }).click();
  await expect(
    page
      .getByRole("menu")
      .or(page.locator("[popover]"))
      .getByText(/VIP|PRO/),
  ).toBeVisible();
});
