/** D5.6: what one line has no room for goes on in the next. */
import { expect, test } from "./test.ts";

test("a coin's long name takes two lines of its list", async ({ page, signIn, exchange }) => {
  const { token } = await signIn();
  const name = "The Wrapped Staked Liquid Bitcoin of the Northern Trust";
  const listed = JSON.stringify(await exchange.query("coins.list", token));
  const longer: unknown = JSON.parse(listed.replaceAll(/"fullName":"[^"]*"/g, `"fullName":"${name}"`));
  await exchange.fault({ call: "coins.list", retCode: 0, result: longer });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/user/assets/deposit?lang=en");
    await page.locator("button[name=coin]").click();
    const row = page.getByRole("option").filter({ hasText: name }).first();
    const cut = () =>
      row
        .getByText(name)
        .evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
    await expect.poll(cut, `${width} px`).toEqual([0, 0]);
    expect(await row.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  }
});

test("eighteen decimals go on below where a code of ten letters leaves them no room", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  const { token } = await signIn({ BTC: "1" });
  const all = { accountType: "eb_convert_funding", side: 0 };
  const { result } = await exchange.call("convert.coins", token, all);
  const finer: unknown = JSON.parse(
    JSON.stringify(result).replaceAll(/"accuracyLength":\d+/g, '"accuracyLength":18'),
  );
  await exchange.fault({ call: "convert.coins", retCode: 0, result: finer, signature: "sound" });
  for (const lang of ["en", "ar-SA"]) {
    await convert.open({ from: "BTC", to: "ETH", lang });
    await page.locator('input[name="pay"]').fill("0.9876");
    const face = page.locator('input[name="receive"] + span');
    await expect(face).toHaveText(/\.\d{15,}/);
    await page
      .locator("main form button")
      .getByText("ETH", { exact: true })
      .evaluate((one) => one.replaceChildren("10000LADYS"));
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = () =>
        face.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]);
      await expect.poll(cut, `${width} px, ${lang}`).toEqual([0, 0]);
    }
  }
});
