/** F6d.1, F6d.2, F3b.1, D5.3: an address on screen when what it stands on could not be read again. */
import { describe } from "vitest";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { comeBackLater } from "./come-back.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const form = { coin: "USDT", chain: "TRX", lang: "en" };
const code = (page: Page) => page.locator('svg[shape-rendering="crispEdges"]');
const main = (page: Page) => page.getByRole("main");

describe("an address on screen", () => {
  test.for([
    ["coins.config", "The networks could not be read again."],
    ["preKya.chains", "Whether this network needs a check could not be read again."],
    ["deposit.order", "Your deposit address could not be read again."],
  ] as const)(
    "says that it may be of before once %s cannot be read again, until it could",
    async ([call, words], { page, deposit, signIn, exchange, fault }) => {
      await signIn();
      page.quicken(8);
      await deposit.goto(form);
      await expect(code(page)).toHaveCount(1);
      await fault({ call, status: 400 });
      // Networks are read again each minute; who comes back has the others read.
      if (call !== "coins.config") await comeBackLater(page);
      await expect(main(page)).toContainText(words);
      await expect(code(page)).toHaveCount(1);
      page.quicken(1);
      await exchange.reset();
      await main(page).getByRole("button", { name: "Try again" }).click();
      await expect(main(page)).not.toContainText("could not be read again");
    },
  );

  test("goes once the exchange refuses it", async ({ page, deposit, signIn, fault }) => {
    await signIn();
    page.quicken(8);
    await deposit.goto(form);
    await expect(code(page)).toHaveCount(1);
    await fault({ call: "deposit.order", retCode: 131_217, retMsg: "refused" });
    await comeBackLater(page);
    await expect(main(page)).toContainText("Couldn't load your deposit address");
    await expect(code(page)).toHaveCount(0);
  });
});

test("an address of the list is not to be copied once its network could not be read again", async ({
  page,
  signIn,
  exchange,
  fault,
}) => {
  const { token } = await signIn();
  await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
  page.quicken(8);
  await page.goto(`${DepositPage.addresses}?lang=en`);
  const copy = main(page).getByRole("button", { name: "Copy address" });
  await expect(copy).toHaveCount(1);
  // Nobody comes back, and nobody presses anything.
  await fault({ call: "coins.config", status: 400 });
  await expect(copy).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Deposit USDT over TRC20" })).toBeVisible();
});
