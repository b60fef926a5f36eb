/** F2a.6. */
import { faults } from "./axe.ts";
import { defaultWallet, expect, test } from "./test.ts";

test("a person who may not convert shows who they are, comes back to the same pair, and converts", {
  tag: "@full",
}, async ({ page, context, convert, exchange }) => {
  const { token } = await exchange.createPerson(defaultWallet, {
    kycLevel: "LEVEL_DEFAULT",
    kycRegion: "",
  });
  await context.addCookies([{ name: "test-token", value: token, url: exchange.url }]);
  await convert.open({ from: "ETH" });
  const note = page.getByRole("alert").filter({ hasText: "Verify your identity to convert." });
  await expect(note).toBeVisible();
  expect(await faults(page, "#convert-form")).toEqual([]);
  await note.getByRole("link", { name: "Verify your identity" }).click();
  await page.getByRole("button", { name: /Pass the check/ }).click();
  await convert.seeLivePrice();
  await expect(page.getByRole("button", { name: "Coin to pay with: ETH. Change" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Verify your identity" })).toBeHidden();
  await convert.getQuote("0.1");
  await convert.confirm.click();
  await expect(convert.result).toBeVisible();
});

test("on a small phone the refusal comes into view above the button that asked", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn();
  await convert.open();
  await exchange.fault({ call: "convert.quote", retCode: 700_001, retMsg: "no dealer" });
  await convert.pay.fill("0.01");
  await convert.getPrice.click();
  const note = page.getByRole("alert").filter({ hasText: "No quote is available for this pair" });
  await expect(note).toBeInViewport({ ratio: 1 });
  const button = await convert.getPrice.boundingBox();
  await expect
    .poll(async () => {
      const box = await note.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) <= (button?.y ?? 0);
    })
    .toBe(true);
});
