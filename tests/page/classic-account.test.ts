/** F2c.1, F4c.3, F5.12: pages of who has no unified wallet, beside an exchange that says so. */
import { describe } from "vitest";
import { expect, type Page, test } from "./harness/test.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";

const overview = "/user/assets/?lang=en";
const main = (page: Page) => page.getByRole("main");
const outdated = "could not be read again";
const upgrade = "Upgrade to Unified Trading in progress";

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

test("who is being upgraded is told, and asked for no unified wallet", async ({ page, signInAs }) => {
  await signInAs({ BTC: "1" }, { unifiedState: "PROCESS" });
  await page.goto(overview);
  await expect(page.getByText(upgrade)).toBeVisible();
  await expect(main(page).locator("tr[data-coin] .frozen")).toHaveText("—");
});

test("an upgrade that ends while the page is open is told, and the unified wallet is asked for", async ({
  page,
  signIn,
}) => {
  await signIn({ BTC: "1" }, { ETH: "2" });
  const liar = await lieTo(page);
  const says = (status: string, mode: number): void =>
    liar.notify(
      "profile.get",
      ({ text }) => ({
        text: withResult(text, (profile) => ({
          ...(profile as object),
          unified_update_status: status,
          unified_margin_status: mode,
        })),
      }),
      { signed: true },
    );
  says("PROCESS", 1);
  page.quicken(20);
  await page.goto(overview);
  await expect(page.getByText(upgrade)).toBeVisible();
  const frozen = main(page).locator('tr[data-coin="ETH"] .frozen');
  await expect(frozen).toHaveText("Not known");
  says("SUCCESS", 5);
  await expect(page.getByText(upgrade)).toHaveCount(0);
  await expect(frozen).toHaveText("—");
});

test("a profile that is of another person changes nothing of the page", async ({ page, signIn }) => {
  await signIn({ BTC: "1" });
  const liar = await lieTo(page);
  let read = 0;
  const says = (part: object): void =>
    liar.notify(
      "profile.get",
      ({ text }) => {
        read += 1;
        return { text: withResult(text, (profile) => ({ ...(profile as object), ...part })) };
      },
      { signed: true },
    );
  says({ unified_update_status: "PROCESS" });
  await page.goto(overview);
  await expect(page.getByText(upgrade)).toBeVisible();
  const before = read;
  says({ id: 4_242, unified_update_status: "SUCCESS" });
  page.quicken(20);
  await page.comesBackUntil(() => read > before);
  page.quicken(1);
  await page.settled();
  await expect(page.getByText(upgrade)).toBeVisible();
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
