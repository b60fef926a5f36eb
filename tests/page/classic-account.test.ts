/** F2c.1, F4c.3, F5.12: pages of who has no unified wallet, beside an exchange that says so. */
import { describe } from "vitest";
import { expect, type Page, test } from "./harness/test.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";

const overview = "/user/assets/?lang=en";
const main = (page: Page) => page.getByRole("main");
const outdated = "could not be read again";

/** No wallet. */
const refused: Lie = ({ text, requestText }) => {
  if (!requestText.includes("eb_convert_uta")) return { text };
  const refusal = {
    ret_code: 700_005,
    retCode: 700_005,
    ret_msg: "no wallet",
    retMsg: "no wallet",
    result: null,
  };
  return { text: JSON.stringify({ ...(JSON.parse(text) as object), ...refusal }) };
};
const modeOf =
  (unified_margin_status: number): Lie =>
  ({ text }) => ({
    text: withResult(text, (profile) => ({ ...(profile as object), unified_margin_status })),
  });

describe("a person without a unified wallet", () => {
  test("has figures of now, though its list is refused", async ({ page, signIn, tolerated }) => {
    tolerated.push(/./);
    await signIn({ BTC: "1" });
    const liar = await lieTo(page);
    liar.notify("convert.coins", refused, { signed: true });
    await page.goto(overview);
    await expect(main(page).locator("tr[data-coin]")).toHaveCount(1);
    await expect.poll(() => liar.reported.length).toBeGreaterThan(1);
    await expect(main(page)).not.toContainText(outdated);
    await expect(main(page).locator("[data-stale] [data-total]")).toHaveCount(0);
  });

  test("is not asked for one where the profile says so", async ({ page, signIn }) => {
    await signIn({ BTC: "1" });
    const liar = await lieTo(page);
    const asked: string[] = [];
    liar.notify("profile.get", modeOf(1), { signed: true });
    liar.notify(
      "convert.coins",
      (honest, earlier) => {
        asked.push(honest.requestText);
        return refused(honest, earlier);
      },
      { signed: true },
    );
    await page.goto(overview);
    await expect(main(page).locator("tr[data-coin] .frozen")).toHaveText("—");
    expect(asked.filter((text) => text.includes("eb_convert_uta"))).toEqual([]);
    await expect(page.getByText("Your available balance is too low")).toHaveCount(0);
  });
});

test("the derivatives' filter of who has no unified wallet asks for no list of one", async ({
  page,
  signIn,
}) => {
  await signIn({ BTC: "1" });
  const liar = await lieTo(page);
  const asked: string[] = [];
  liar.notify("profile.get", modeOf(1), { signed: true });
  liar.notify(
    "convert.coins",
    (honest, earlier) => {
      asked.push(honest.requestText);
      return refused(honest, earlier);
    },
    { signed: true },
  );
  await page.goto("/user/assets/records/derivatives?lang=en");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(main(page)).toContainText("No entries");
  expect(asked.filter((text) => text.includes("eb_convert_uta"))).toEqual([]);
  await expect(page.getByText("Your available balance is too low")).toHaveCount(0);
});

test("a list that is lost of a wallet that has something is said to be", async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn({ BTC: "1" }, { ETH: "2" });
  const liar = await lieTo(page);
  liar.notify("convert.coins", refused, { signed: true });
  await page.goto(overview);
  await expect(main(page)).toContainText(outdated);
});
