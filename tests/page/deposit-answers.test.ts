/** D3.8, D10.7, F4d.1, F4c.9: answers about a held deposit on their way, whose own answer is lost, unknown or a refusal. */
import { describe } from "vitest";
import { QuestionsPage } from "../../e2e/questions-page.ts";
import type { Page } from "./harness/test.ts";
import { answer, held, questions, send } from "./held-deposit.ts";
import { expect, test } from "./pages.ts";

const promise = (page: Page) => new QuestionsPage(page).confirm.click();

describe("answers on their way", () => {
  test("whose answer is lost are looked up, and not sent twice", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account, id } = await held(page, exchange, "IND");
    await page.goto(questions(id));
    await answer(page);
    await promise(page);
    await exchange.fault({ call: "travelRule.submit", dropAfterHandling: true, times: 1 });
    await send(page);
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect((await exchange.funding(account))("XRP")).toBe("150.25");
    expect(await exchange.imbalance()).toEqual([]);
  });

  test("of which nothing can be told are called unknown, and cannot be answered again meanwhile", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { id } = await held(page, exchange, "IND");
    await page.goto(questions(id));
    await answer(page);
    await promise(page);
    await exchange.settings({ travelRuleReviewMs: 86_000_000 });
    await exchange.fault({ call: "travelRule.submit", signature: "wrong", times: 1 });
    await exchange.fault({ call: "outcome.lookup", status: 502 });
    page.quicken(10);
    await send(page);
    const dialog = page.getByRole("dialog", { name: "Status of your answers" });
    await expect(dialog).toContainText("They are never sent a second time");
    page.quicken(1);
    await exchange.reset();
    await dialog.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("We are checking your answers")).toBeVisible();
    expect(await exchange.seen("travelRule.submit")).toBeLessThanOrEqual(1);
  });

  test("that never arrived say so, and may be sent again", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account, id } = await held(page, exchange, "IND");
    await page.goto(questions(id));
    await answer(page);
    await promise(page);
    await exchange.fault({ call: "travelRule.submit", dropBeforeHandling: true, times: 10 });
    await send(page);
    await expect(
      page.getByText("This did not reach us, and nothing happened.", { exact: false }),
    ).toBeVisible();
    await exchange.reset();
    await exchange.settings({ travelRuleReviewMs: 0 });
    await send(page);
    await expect(page.getByText("Your answers were accepted")).toBeVisible();
    expect((await exchange.funding(account))("XRP")).toBe("150.25");
  });

  test("that are refused keep what was written", async ({ page, exchange }) => {
    const { id } = await held(page, exchange, "IND");
    await page.goto(questions(id));
    await answer(page);
    await promise(page);
    await exchange.fault({ call: "travelRule.submit", retCode: 131_068, retMsg: "no", times: 1 });
    await send(page);
    await expect(page.getByText(/Details are missing or wrong/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue("Mira");
  });
});
