/** F4d.1-F4d.4, F4c.7, F4c.9, F2i.6, F6d.3, F6d.4. */
import { describe } from "vitest";
import { QuestionsPage } from "../../e2e/questions-page.ts";
import type { Page } from "./harness/test.ts";
import { answer, held, path, questions, send } from "./held-deposit.ts";
import { expect, test } from "./pages.ts";

const swear = (page: Page) => new QuestionsPage(page).swear();

describe("the questions about a held deposit", () => {
  test("in the EU: what is missing is said, a provider is found, accepted answers credit it", async ({
    page,
    exchange,
  }) => {
    const { account, id } = await held(page, exchange, "AUT");
    await page.goto(questions(id));
    await expect(page.getByText(/EU law asks who sent a deposit/)).toBeVisible();
    await send(page);
    await expect(page.getByText("This is needed.").first()).toBeVisible();
    await expect(page.getByText("Confirm this first.")).toBeVisible();
    await expect(page.locator('[name="travel.wallet"]').first()).toBeFocused();
    expect(await exchange.seen("travelRule.submit")).toBe(0);
    await page.getByRole("radio", { name: /An exchange or provider/ }).click();
    await page.getByRole("button", { name: /Which provider/ }).click();
    const picker = page.getByRole("dialog", { name: "Which provider" });
    await picker.getByRole("combobox", { name: "Search by name" }).fill("haven");
    await picker.getByRole("option", { name: "Nordhaven Exchange" }).click();
    await expect(page.getByRole("button", { name: /Which provider/ })).toContainText("Nordhaven Exchange");
    await page.getByRole("radio", { name: /A company's/ }).click();
    await page.getByRole("textbox", { name: "Company name" }).fill("Kovacs GmbH");
    await page.getByRole("textbox", { name: "Purpose" }).fill("Too short");
    await expect(page.getByText("Write at least 20 characters.")).toBeVisible();
    await new QuestionsPage(page).why();
    await swear(page);
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect(await exchange.seen("travelRule.submit")).toBe(1);
    expect((await exchange.funding(account))("XRP")).toBe("150.25");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("accepted before all its blocks are there: it is called credited", async ({ page, exchange }) => {
    const { id, token } = await held(page, exchange, "IND");
    const { rows } = (await exchange.query("deposit.records", token)) as { rows: [{ createdTime: string }] };
    await page.goto(questions(id));
    await answer(page);
    const blocks = { confirmations: "20", requiredConfirmations: "20", safeConfirmations: "40" };
    const credited = {
      ...rows[0],
      ...blocks,
      status: 3,
      travelRuleStatus: 0,
      successAt: rows[0].createdTime,
    };
    const result = { rows: [credited], nextPageCursor: "" };
    await exchange.fault({ call: "deposit.records", retCode: 0, result });
    await swear(page);
    await expect(page.getByRole("region", { name: "The deposit" })).toContainText("The depositCredited");
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
  });

  test.for([
    ["TUR", /MASAK rules ask/, true, true],
    ["KAZ", /AFSA rules ask/, false, true],
    ["IND", /Indian rules ask/, false, false],
  ] as const)(
    "in %s ask what the law there asks",
    async ([region, law, hasPurpose, hasPapers], { page, exchange }) => {
      const { account, id } = await held(page, exchange, region);
      await page.goto(questions(id));
      await expect(page.getByText(law)).toBeVisible();
      await answer(page);
      if (hasPurpose) await new QuestionsPage(page).why();
      else await expect(page.getByRole("textbox", { name: "Purpose" })).toBeHidden();
      if (hasPapers) await new QuestionsPage(page).papers();
      else await expect(page.getByRole("combobox", { name: "Document type" })).toBeHidden();
      await swear(page);
      await expect(page.getByText("Your answers were accepted")).toBeVisible();
      expect((await exchange.funding(account))("XRP")).toBe("150.25");
    },
  );

  test("in review say so, and go on by themselves when that is decided", async ({ page, exchange }) => {
    const { id } = await held(page, exchange, "IND");
    await exchange.settings({ travelRuleReviewMs: 1_500 });
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText("We are checking your answers")).toBeVisible();
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
  });

  test("refused: the deposit goes back, and nothing is credited", async ({ page, exchange }) => {
    const { account, id } = await held(page, exchange, "IND");
    await exchange.settings({ refuseTravelRules: 1 });
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText("This deposit was rejected")).toBeVisible();
    expect((await exchange.funding(account))("XRP")).toBe("0");
    expect((await exchange.locked(account))("XRP")).toBe("0");
  });

  test("left open are asked once more", async ({ page, exchange }) => {
    const { account, id } = await held(page, exchange, "IND");
    await exchange.settings({ reopenTravelRules: 1 });
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText(/Your answers left something open/)).toBeVisible();
    await send(page);
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect(await exchange.seen("travelRule.submit")).toBe(2);
    expect((await exchange.funding(account))("XRP")).toBe("150.25");
  });

  test("that were begun stand there after a look elsewhere, all but their confirmation", async ({
    page,
    exchange,
  }) => {
    const { id } = await held(page, exchange, "IND");
    await page.goto(questions(id));
    await answer(page);
    const isTrue = page.getByRole("checkbox");
    await isTrue.click();
    await page.getByRole("main").getByRole("link", { name: "Deposit history" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Deposit history" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Mira");
    await expect(isTrue).not.toBeChecked();
  });

  test("left open by who read them are asked once more, and what was written still stands there", async ({
    page,
    exchange,
  }) => {
    const { account, id } = await held(page, exchange, "IND");
    await exchange.settings({ reopenTravelRules: 1, travelRuleReviewMs: 1_000 });
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText("We are checking your answers")).toBeVisible();
    const card = page.getByRole("region", { name: "Questions about a deposit" });
    await expect(card).toBeFocused();
    await expect(page.getByText(/Your answers left something open/)).toBeVisible();
    await expect(card).toBeFocused();
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Mira");
    await send(page);
    await expect(page.getByText("We are checking your answers")).toBeVisible();
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect(await exchange.seen("travelRule.submit")).toBe(2);
    expect((await exchange.funding(account))("XRP")).toBe("150.25");
  });

  test("accepted where something else holds the deposit say what, and promise no credit", async ({
    page,
    exchange,
  }) => {
    const { account, token } = await exchange.createPerson({}, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 1, travelRuleReviewMs: 0 });
    const sent = { account, coin: "XRP", chain: "XRP", amount: "150.25", depositType: "20" } as const;
    const { id = "" } = await exchange.deposit(sent);
    await expect.poll(async () => (await exchange.locked(account))("XRP")).toBe("150.25");
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText(/Held by our compliance check until we have seen documents/)).toBeVisible();
    await expect(page.getByText("Your answers were accepted")).toHaveCount(0);
    expect((await exchange.funding(account))("XRP")).toBe("0");
  });

  test("from another user in Turkey credit what they sent", async ({ page, exchange, signInAs }) => {
    const from = await exchange.createAccount({ USDT: "500" });
    const { account } = await signInAs({}, { kycRegion: "TUR" });
    await exchange.settings({ travelRuleReviewMs: 0 });
    const { id = "" } = await exchange.deposit({ account, coin: "USDT", amount: "420", from: from.account });
    await page.goto(`${path}?lang=en`);
    const needs = page.getByRole("region", { name: "Needs you" });
    await expect(needs).toContainText("Answer the questions");
    await needs.getByRole("link").first().click();
    await page.waitForURL(new RegExp(`view=questions&record=${id}`));
    await answer(page);
    await new QuestionsPage(page).why();
    await new QuestionsPage(page).papers();
    await swear(page);
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("420");
  });

  test("from another user in Turkey, refused, send it back to them and are not called accepted", async ({
    page,
    exchange,
    signInAs,
  }) => {
    const from = await exchange.createAccount({ USDT: "500" });
    const { account } = await signInAs({}, { kycRegion: "TUR" });
    await exchange.settings({ travelRuleReviewMs: 0, refuseTravelRules: 1 });
    const { id = "" } = await exchange.deposit({ account, coin: "USDT", amount: "420", from: from.account });
    await page.goto(questions(id));
    await answer(page);
    await new QuestionsPage(page).why();
    await new QuestionsPage(page).papers();
    await swear(page);
    const refused = page.getByText("This deposit was rejected");
    await expect(refused).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("0");
    expect((await exchange.funding(from.account))("USDT")).toBe("500");
    await page.reload();
    await expect(refused).toBeVisible();
    await expect(page.getByText("Your answers were accepted")).toHaveCount(0);
  });

  test("of a deposit that the network took back meanwhile are not called accepted", async ({
    page,
    exchange,
  }) => {
    const { account, token } = await exchange.createPerson({}, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await exchange.settings({ depositBlockMs: 60_000, travelRuleReviewMs: 86_000_000 });
    const { id = "" } = await exchange.deposit({ account, coin: "BTC", chain: "BTC", amount: "0.1" });
    await page.goto(questions(id));
    await answer(page);
    await swear(page);
    await expect(page.getByText("We are checking your answers")).toBeVisible();
    await exchange.stepDeposit(id, "rollback");
    await exchange.stepDeposit(id, "deducted");
    await expect(page.getByText("Nothing is asked about this deposit")).toBeVisible();
    await expect(page.getByText("Your answers were accepted")).toHaveCount(0);
  });

  test("that are not asked, or of no deposit of this person, say that", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    const { id = "" } = await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "20" });
    await page.goto(questions(id));
    await expect(page.getByText("Nothing is asked about this deposit")).toBeVisible();
    for (const other of ["7", "7".repeat(80)]) {
      await page.goto(questions(other));
      await expect(page.getByText("Deposit not found")).toBeVisible();
    }
  });
});

test.for([
  ["is late", { latencyMs: 3_000 }],
  ["cannot be had", { status: 400 }],
] as const)(
  "a deposit is asked about, and not called missing, where the profile %s",
  async ([, fault], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { id } = await held(page, exchange, "AUT");
    await exchange.fault({ call: "profile.get", ...fault });
    let missing = 0;
    await page.goto(questions(id));
    const watch = new MutationObserver(() => {
      if (document.body.textContent.includes("Deposit not found")) missing += 1;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await expect(page.getByRole("region", { name: "The deposit" })).toBeVisible();
    watch.disconnect();
    expect(missing).toBe(0);
  },
);
