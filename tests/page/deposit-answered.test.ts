/** What the page of questions says of the deposit once they were answered (F4d.1, F4c.7, F4c.9, F6d.4). */
import { QuestionsPage } from "../../e2e/questions-page.ts";
import { internal, told } from "./deposit-rows.ts";
import { answer, held, questions } from "./held-deposit.ts";
import { expect, test } from "./pages.ts";

test("accepted before its blocks are there, it is not said to be credited yet", async ({
  page,
  exchange,
}) => {
  const { account, token } = await exchange.createPerson({}, { kycRegion: "IND" });
  await page.addCookies([{ name: "test-token", value: token }]);
  await exchange.settings({ depositBlockMs: 600_000, travelRuleReviewMs: 0 });
  const { id = "" } = await exchange.deposit({ account, coin: "BTC", chain: "BTC", amount: "0.1" });
  await page.goto(questions(id));
  await answer(page);
  await new QuestionsPage(page).swear();
  await expect(page.getByText("The deposit is credited once it has its confirmations.")).toBeVisible();
  expect((await exchange.funding(account))("BTC")).toBe("0");
  const deposit = page.getByRole("region", { name: "The deposit" });
  await expect(deposit.getByText("Confirming")).toBeVisible();
  await expect(deposit.getByText("+0.10")).toHaveCount(0);
  await expect(deposit.getByRole("listitem").filter({ hasText: "Credited" })).toHaveAttribute(
    "aria-current",
    "step",
  );
});

test("accepted and credited, it is not said to wait for confirmations", async ({ page, exchange }) => {
  const { account, id } = await held(page, exchange, "IND");
  await page.goto(questions(id));
  await answer(page);
  await new QuestionsPage(page).swear();
  await expect(page.getByText("Your answers were accepted")).toBeVisible();
  await expect.poll(async () => (await exchange.funding(account))("XRP")).toBe("150.25");
  await expect(page.getByText("150.25 XRP credited")).toBeVisible();
  await expect(page.getByText(/is credited once it has its confirmations/)).toHaveCount(0);
});

test("refused and on its way back, it is not said to be there", async ({ page, exchange }) => {
  const { id, token } = await held(page, exchange, "IND");
  await page.goto(questions(id));
  const { rows } = (await exchange.query("deposit.records", token)) as { rows: [object] };
  const refused = { rows: [{ ...rows[0], travelRuleStatus: 3 }], nextPageCursor: "" };
  await exchange.fault({ call: "deposit.records", retCode: 0, result: refused });
  await page.reload();
  const deposit = page.getByRole("region", { name: "The deposit" });
  await expect(page.getByText("This deposit was rejected")).toBeVisible();
  await expect(deposit.getByRole("listitem").filter({ hasText: "Sent back" })).toHaveAttribute(
    "aria-current",
    "step",
  );
});

test("refused, what came from a user goes back without a fee", async ({ page, signInAs, exchange }) => {
  await signInAs({}, { kycRegion: "TUR" });
  await told(exchange, [{ ...internal, status: 3, complianceStatus: 3 }]);
  await page.goto(questions(internal.id));
  await expect(page.getByText("This deposit was rejected")).toBeVisible();
  await expect(page.getByText("The deposit goes back to the user who sent it.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("network fee");
});

test("refused for one that is credited, nobody is told that nothing was, nor that it went back", async ({
  page,
  signInAs,
  exchange,
}) => {
  const from = await exchange.createAccount({ USDT: "500" });
  const { account } = await signInAs({}, { kycRegion: "TUR" });
  await exchange.settings({ travelRuleReviewMs: 0, refuseTravelRules: 1 });
  const { id = "" } = await exchange.deposit({ account, coin: "USDT", amount: "420", from: from.account });
  await told(exchange, [{ ...internal, id, amount: "420", status: 2, complianceStatus: 1 }]);
  await page.goto(questions(id));
  const form = new QuestionsPage(page);
  await answer(page);
  await form.why();
  await form.papers();
  await form.swear();
  await expect(page.getByText("Your answers were rejected")).toBeVisible();
  await expect(page.getByText("According to its record the deposit is credited.")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/Nothing was credited|network fee|Sent back/);
});
