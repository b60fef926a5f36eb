/** What the page of questions says of the deposit once they were answered (F4d.1, F4c.9). */
import { QuestionsPage } from "../../e2e/questions-page.ts";
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
  await expect(page.getByText("This deposit was refused")).toBeVisible();
  await expect(deposit.getByRole("listitem").filter({ hasText: "Sent back" })).toHaveAttribute(
    "aria-current",
    "step",
  );
});
