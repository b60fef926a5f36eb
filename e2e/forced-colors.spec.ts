/** D5.6. */
import { expect, test } from "./test.ts";

test("where the system forces its colours, what is chosen is still told from the rest", async ({
  page,
  convert,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await signIn();
  await convert.open();
  const tab = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  const underline = (name: string): Promise<string> =>
    tab(name).evaluate((link) => getComputedStyle(link, "::after").backgroundColor);
  const ground = (label: string): Promise<string> =>
    page.locator("label", { hasText: label }).evaluate((part) => getComputedStyle(part).backgroundColor);
  // What the system calls Highlight, as this browser computes it.
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Highlight";
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  });
  expect(await underline("Convert")).toBe(highlight);
  await expect(page.getByRole("slider")).toBeVisible();
  expect(await ground("24h")).toBe(highlight);
  expect(await ground("7d")).not.toBe(highlight);
  // Its words are not on a ground of the page's colour, which the system lays behind them.
  for (const [label, adjust] of [
    ["24h", "none"],
    ["7d", "auto"],
  ] as const) {
    await expect(page.locator("label", { hasText: label })).toHaveCSS("forced-color-adjust", adjust);
  }
  const well = page.locator("div:has(> div > span > input[name=pay])");
  await expect(well).toHaveCSS("border-top-style", "solid");
});

test("where the system forces its colours, an address can still be read from its code", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  await signIn();
  await page.goto("/user/assets/deposit?coin=USDT&chain=TRX&lang=en");
  const code = page.getByRole("img", { name: /^QR code/ });
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(code.locator("path").first()).toHaveCSS("fill", "rgb(0, 0, 0)");
});
