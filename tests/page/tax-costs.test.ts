/** F6i.4, F6i.9, F4c.7, D3.8: what a deposit had cost, typed and sent, however it goes. */
import { describe } from "vitest";
import type { Account, Exchange } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { lieTo } from "./hostile/liar.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/tax-center?lang=en";

/** Somebody of Austria with one deposit that came from outside, at its form. */
async function atForm(page: Page, exchange: Exchange) {
  const person = await exchange.createPerson({ BTC: "1" }, { kycRegion: "AUT", currency: "EUR" });
  const { account, token } = person;
  await page.addInitScript(addLocks);
  await page.addCookies([{ name: "test-token", value: token }]);
  await exchange.settings({ depositBlockMs: 10 });
  await exchange.deposit({ account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 });
  // The page reads its costs once: what is still on its way to the account then, it does not show.
  await expect.poll(() => open(exchange, person)).toBe(1);
  await page.goto(path);
  await page.getByRole("button", { name: "Enter cost of 1.50 ETH" }).click();
  await expect(cost(page)).toBeVisible();
  return person;
}

const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true });
const cost = (page: Page) => page.getByRole("textbox", { name: "Total cost" });
const send = (page: Page) => page.getByRole("button", { name: "Declare cost" });
const day = (page: Page) => page.getByLabel("Bought on");

interface Costs {
  readonly total: number;
  readonly list: readonly { readonly taxDepositRecordsId: string }[];
}
type Person = Pick<Account, "userId" | "token">;

async function open(exchange: Exchange, person: Person): Promise<number> {
  return (await costs(exchange, person)).total;
}

async function openId(exchange: Exchange, person: Person): Promise<string> {
  return (await costs(exchange, person)).list[0]?.taxDepositRecordsId ?? "";
}

async function costs(exchange: Exchange, { userId, token }: Person): Promise<Costs> {
  const path2 = `/x-api/v3/private/cht/asset-file-core/tax/costs?uid=${userId}`;
  const answer = await fetch(exchange.url + path2, { headers: { UserToken: token } });
  return ((await answer.json()) as { result: Costs }).result;
}

describe("a cost", () => {
  test.for([
    ["1,500.25", "1,500.25"],
    ["$1,500", "1,500"],
    ["€ 0.5", "0.5"],
    [" 2500 ", "2,500"],
    ["١٬٥٠٠٫٢٥", "1,500.25"],
  ] as const)(
    "typed or pasted as %s is read, and declared once however often it is pressed",
    async ([written, shown], { page, exchange }) => {
      const person = await atForm(page, exchange);
      await cost(page).fill(written);
      await day(page).fill("2024-05-06");
      await expect(cost(page)).toHaveValue(shown);
      await Promise.all([send(page).click(), send(page).click()]);
      await expect(dialog(page)).toContainText("Cost declared");
      await expect(dialog(page)).toContainText("Nothing else is needed for this deposit.");
      expect(await exchange.seen("depositHold.declareCost")).toBe(1);
      expect(await open(exchange, person)).toBe(0);
    },
  );

  test("that the exchange has received and not booked yet is told as that", async ({ page, exchange }) => {
    const person = await atForm(page, exchange);
    const result = { taxDepositRecordsId: await openId(exchange, person), taxStatus: 1 };
    await exchange.fault({ call: "depositHold.declareCost", retCode: 0, result });
    await cost(page).fill("1500");
    await day(page).fill("2024-05-06");
    await send(page).click();
    await expect(dialog(page)).toContainText("It was received. The deposit's record shows when it counts.");
    await expect(dialog(page)).not.toContainText("Nothing else is needed");
  });

  test.for([
    ["", "Fill this in."],
    ["about 12", /^Enter an amount in .?EUR.?\.$/],
    ["-5", /^Enter an amount in .?EUR.?\.$/],
    ["1e3", /^Enter an amount in .?EUR.?\.$/],
    ["1.2345", "At most 2 decimals."],
  ] as const)("of %s is not sent, and says why", async ([written, why], { page, exchange }) => {
    await atForm(page, exchange);
    await cost(page).fill(written);
    await day(page).fill("2024-05-06");
    await send(page).click();
    await expect(dialog(page).getByText(why)).toBeVisible();
    expect(await exchange.seen("depositHold.declareCost")).toBe(0);
  });

  test("is of the deposit as the list has it now, and what was typed stays", async ({ page, exchange }) => {
    const liar = await lieTo(page);
    await atForm(page, exchange);
    await cost(page).fill("12");
    liar.notify("tax.costs", ({ text }) => ({ text: text.replaceAll('"1.5"', '"2.5"') }), { signed: true });
    page.quicken(20);
    await expect
      .poll(async () => {
        await page.setVisible(false);
        await page.setVisible(true);
        return liar.reported.length;
      })
      .toBeGreaterThan(0);
    await expect(dialog(page)).toContainText("2.50");
    await expect(dialog(page)).not.toContainText("1.50");
    await expect(cost(page)).toHaveValue("12");
  });

  test("typed in one currency is none in another: neither when the list names it, nor after a reload", async ({
    page,
    exchange,
  }) => {
    const liar = await lieTo(page);
    await atForm(page, exchange);
    await cost(page).fill("12");
    await day(page).fill("2024-05-06");
    await expect(dialog(page)).toContainText("EUR");
    liar.notify("tax.costs", ({ text }) => ({ text: text.replaceAll('"EUR"', '"TRY"') }), { signed: true });
    page.quicken(20);
    await expect
      .poll(async () => {
        await page.setVisible(false);
        await page.setVisible(true);
        return liar.reported.length;
      })
      .toBeGreaterThan(0);
    page.quicken(1);
    await expect(dialog(page)).toContainText("TRY");
    await expect(dialog(page)).not.toContainText("Austria");
    await expect(cost(page)).toHaveValue("");
    await cost(page).fill("about 12");
    await send(page).click();
    await expect(dialog(page).getByText(/^Enter an amount in .?TRY.?\.$/)).toBeVisible();
    await cost(page).fill("");
    await expect(day(page)).toHaveValue("2024-05-06");
    await page.reload();
    await expect(dialog(page)).toContainText("TRY");
    await expect(cost(page)).toHaveValue("");
    await expect(day(page)).toHaveValue("2024-05-06");
    expect(await exchange.seen("depositHold.declareCost")).toBe(0);
  });

  test("of a day after the deposit is not sent", async ({ page, exchange }) => {
    await atForm(page, exchange);
    await cost(page).fill("12");
    await day(page).fill("2999-01-01");
    await send(page).click();
    await expect(
      dialog(page).getByText("This is after the deposit arrived.", { exact: false }),
    ).toBeVisible();
    expect(await exchange.seen("depositHold.declareCost")).toBe(0);
  });
});

describe("a session that is over while a cost is typed", () => {
  test("takes neither the dialog nor a character away, and leads to the login and back to it", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account, token } = await atForm(page, exchange);
    await cost(page).fill("2500.5");
    await day(page).fill("2024-05-06");
    await exchange.call("profile.logout", token, {});
    await send(page).click();
    await expect(dialog(page)).toContainText("You have been logged out");
    // A toast in the dialog leads there too.
    await dialog(page).getByRole("button", { name: "Log in" }).first().click();
    await page.logIn(await exchange.demo(account));
    // The dialog tells it; where that is known before the dialog stands, a notification does.
    await expect(page.getByText("The deposit has not changed.").first()).toBeVisible();
    const done = dialog(page).getByRole("button", { name: "Done" });
    if ((await done.count()) > 0) {
      await done.click();
      await page.getByRole("button", { name: "Enter cost of 1.50 ETH" }).click();
    }
    await expect(cost(page)).toHaveValue("2,500.5");
    await expect(day(page)).toHaveValue("2024-05-06");
    await send(page).click();
    await expect(dialog(page)).toContainText("Cost declared");
    await expect(page.getByText("No cost is left to declare.")).toBeVisible();
  });

  test("is never shown to the next person", async ({ page, exchange }) => {
    await atForm(page, exchange);
    await cost(page).fill("2500.5");
    await page.reload();
    await expect(cost(page)).toHaveValue("2,500.5");
    const other = await exchange.createPerson({}, { kycRegion: "AUT", currency: "EUR" });
    await page.addCookies([{ name: "test-token", value: other.token }]);
    await page.reload();
    await expect(page.getByText("No cost is left to declare.")).toBeVisible();
    await expect(cost(page)).toHaveCount(0);
  });
});

describe("a declaration whose answer is lost", () => {
  test.for([
    ["the connection dies after it was done", { dropAfterHandling: true }],
    ["the server says that it lost its way, though it was done", { status: 500, afterHandling: true }],
    ["a code of no refusal comes, though it was done", { retCode: 10_000, afterHandling: true }],
    ["the answer is forged, though it was done", { signature: "wrong" }],
  ] as const)("%s: looked up, and not sent twice", async ([, fault], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const person = await atForm(page, exchange);
    await cost(page).fill("100");
    await day(page).fill("2024-05-06");
    await exchange.fault({ call: "depositHold.declareCost", ...fault, times: 1 });
    await send(page).click();
    page.quicken(4);
    await expect(dialog(page)).toContainText("Cost declared");
    page.quicken(1);
    expect(await exchange.seen("depositHold.declareCost")).toBe(1);
    expect(await open(exchange, person)).toBe(0);
  });

  test("and is looked for after a reload, too", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    const person = await atForm(page, exchange);
    await cost(page).fill("100");
    await day(page).fill("2024-05-06");
    await exchange.fault({ call: "depositHold.declareCost", dropAfterHandling: true, times: 1 });
    await exchange.fault({ call: "outcome.lookup", status: 500 });
    await send(page).click();
    await expect.poll(() => exchange.seen("depositHold.declareCost")).toBe(1);
    await page.reload();
    await exchange.reset();
    await expect(page.getByText("No cost is left to declare.")).toBeVisible();
    expect(await open(exchange, person)).toBe(0);
  });
});
