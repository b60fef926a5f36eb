/** R1.11, D3.8: what was sent does not stand in the form, ready to be sent a second time. */
import { describe } from "vitest";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const completed = { name: "Transfer completed" };
const usdt = { coin: "USDT" };

describe("a transfer that went through", () => {
  test("is not there again on the way back from its record", async ({ page, transfer, signIn }) => {
    await signIn();
    await transfer.goto(usdt);
    await transfer.send("1500");
    await page.getByRole("dialog", completed).getByRole("link", { name: "View history" }).click();
    await expect(page.getByRole("dialog", { name: "Transfer" })).toContainText("Arrived");
    await page.goBack();
    await expect(page.getByText(/Transferable/)).toContainText("1,000.00");
    await expect(transfer.amount).toHaveValue("");
  });

  test("is not there ready in another tab that has it too", async ({ page, transfer, signIn }) => {
    await signIn();
    await transfer.goto(usdt);
    const otherTab = new BroadcastChannel("coffer-intents");
    const told: unknown[] = [];
    otherTab.addEventListener("message", ({ data }) => told.push(data));
    const made = () => told.find((news) => news !== "changed");
    await transfer.send("500");
    await page.getByRole("dialog", completed).getByRole("button", { name: "Done" }).click();
    // As the other tab has it, which hears of this one.
    await transfer.amount.fill("500");
    const kept = (): string => sessionStorage.getItem("coffer.draft.transfer/form") ?? "";
    await expect.poll(kept).toContain("500");
    await expect.poll(made).toBeDefined();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    otherTab.postMessage(made());
    await expect(transfer.amount).toHaveValue("");
    await expect.poll(kept).not.toContain("500");
  });

  test("has the focus at its result, and is not there again after a reload beside it", async ({
    page,
    transfer,
    signIn,
  }) => {
    await signIn();
    await transfer.goto(usdt);
    await transfer.send("1500");
    // The button that was pressed is gone: who does not see it is at the result all the same.
    await expect(page.getByRole("dialog", completed).getByRole("heading")).toBeFocused();
    await page.reload();
    await expect(page.getByText(/Transferable/)).toContainText("1,000.00");
    await expect(transfer.amount).toHaveValue("");
  });
});

describe("a transfer whose outcome nobody knew", () => {
  test("stays in the form until it was made, and is kept nowhere", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await transfer.goto(usdt);
    await exchange.fault({ call: "transfer.inter", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    await transfer.openReview("1500");
    page.quicken(20);
    await transfer.move.click();
    const status = page.getByRole("dialog", { name: "Status of your transfer" });
    await status.getByRole("button", { name: "Close" }).last().click();
    await expect(status).toHaveCount(0);
    await expect(transfer.amount).toHaveValue("1,500");
    expect(sessionStorage.getItem("coffer.draft.transfer/form") ?? "").not.toContain("1500");
    await exchange.reset();
    await expect(page.getByText(/^Your transfer of .* completed/)).toBeVisible();
    await expect(transfer.amount).toHaveValue("");
    expect((await exchange.unified(account))("USDT")).toBe("1500");
  });

  test("is looked up once its person is logged in again in another window, and waits for nothing else", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await transfer.goto(usdt);
    await exchange.fault({ call: "transfer.inter", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", retCode: 10007 });
    await transfer.send("1500");
    const status = page.getByRole("dialog", { name: "Status of your transfer" });
    await expect(status.getByRole("button", { name: "Log in" })).toBeVisible();
    await exchange.reset();
    // Nothing looks it up by itself while the page is not seen.
    await page.setVisible(false);
    await page.addCookies([{ name: "test-token", value: await exchange.demo(account) }]);
    window.dispatchEvent(new Event("focus"));
    await expect(page.getByRole("dialog", completed)).toBeVisible();
  });

  test("typed again after a reload leaves the form once its state says that it was made", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await page.addInitScript(addLocks);
    const { account } = await signIn();
    await transfer.goto(usdt);
    await exchange.fault({ call: "transfer.inter", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    await transfer.send("1500");
    await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    await page.reload();
    const show = page.getByRole("button", { name: "View status" });
    await expect(show).toBeVisible();
    await expect(transfer.amount).toHaveValue("");
    await transfer.amount.fill("1500.0");
    await show.click();
    await exchange.reset();
    page.quicken(20);
    const status = page.getByRole("dialog", { name: "Status of your transfer" });
    await expect(status).toContainText("completed");
    await status.getByRole("button", { name: "Done" }).click();
    await expect(transfer.amount).toHaveValue("");
    expect((await exchange.unified(account))("USDT")).toBe("1500");
  });
});

test("one whose status is looked at while a review is awaited is told of once it was left", async ({
  page,
  transfer,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const lena = await exchange.createPerson({}, {});
  await signIn();
  await transfer.goto({ mode: "user", who: lena.userId });
  await transfer.find.click();
  await exchange.fault({ call: "transfer.toUser", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
  await transfer.send("40");
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  page.network.route(/universal-transfer\/account-types/, async (route) => {
    await held;
    return route.fetch();
  });
  await transfer.goto(usdt);
  await transfer.amount.fill("10");
  await transfer.review.click();
  await page.getByRole("button", { name: "View status" }).click();
  const status = page.getByRole("dialog", { name: "Status of your transfer" });
  await expect(status).toBeVisible();
  release();
  await expect(page.locator("main button[aria-busy]")).toHaveCount(0);
  await expect(page.getByText(/Transferable/)).toContainText("2,460.00");
  await expect(status).toBeVisible();
  await status.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await exchange.reset();
  page.quicken(20);
  await expect(page.getByText(/^Your transfer of .* completed/)).toBeVisible();
});

test("one that came to nothing stays in the form, over a reload too", async ({
  page,
  transfer,
  signIn,
  exchange,
}) => {
  await signIn();
  await transfer.goto(usdt);
  await exchange.fault({ call: "transfer.inter", retCode: 131_212, retMsg: "no", times: 1 });
  await transfer.send("1500");
  await page.getByRole("dialog", { name: "Transfer rejected" }).waitFor();
  await page.reload();
  await expect(transfer.amount).toHaveValue("1,500");
});
