/** R1.8, R2.8, R2.10, R4.17, R3.22. */
import { describe } from "vitest";
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

  test("whose link is no address costs the link, not the page", async ({ page, convert }) => {
    page.configure({ footerLinks: { support: "https://" } });
    await convert.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convert");
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
