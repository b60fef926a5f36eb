/** F6d.2, F6d.3: which deposits a list has, and under which names they are found. */
import { describe } from "vitest";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { chain, fiat, internal, told } from "./deposit-rows.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

describe("the list of deposits", () => {
  test("has fiat beside coins and what users sent, and each kind by itself", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    await told(exchange, [chain, fiat, internal]);
    const history = new HistoryView(page);
    await page.goto(`${DepositPage.history}&lang=en`);
    await expect(history.rows).toHaveCount(3);
    await exchange.reset();
    await told(exchange, [fiat]);
    await history.tab("Fiat").click();
    await expect(history.rows).toHaveCount(1);
    await expect(page).toHaveURL(/kind=fiat/);
    await expect(history.rows.first()).toContainText("Credit Card");
    const file = await history.save();
    expect(file.lines[1]).toContain("Fiat deposit,Completed,EUR,");
    expect(file.lines[1]).toContain("Credit Card");
  });
});

test("the network of a deposit has the name that the form has for it, wherever the deposit stands", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  const coming = Array.from({ length: 5 }, (_one, at) => ({
    ...chain,
    id: `8001${at}`,
    status: 1,
    successAt: "",
    confirmations: "3",
  }));
  await told(exchange, [...coming, { ...chain, status: 4, successAt: "" }]);
  await page.goto(`${DepositPage.path}?lang=en`);
  const recent = page.getByRole("region", { name: "Recent deposits" });
  await expect(recent.getByRole("listitem")).toContainText("TRC20");
  // Of those on their way the newest four; the others are a press away.
  const onTheWay = page.getByRole("region", { name: "On its way" });
  await expect(onTheWay.getByRole("listitem")).toHaveCount(4);
  await expect(onTheWay.getByRole("listitem").first()).toContainText("TRC20");
  await onTheWay.getByRole("link", { name: "Deposit history" }).click();
  const history = new HistoryView(page);
  await expect(history.rows).toHaveCount(6);
  await expect(history.rows.first()).toContainText("TRC20");
});

test("a deposit is found by its transaction as the chain writes it", async ({ page, signIn, exchange }) => {
  await signIn();
  const txID = `0x${chain.txID}`;
  await told(exchange, [{ ...chain, txID }]);
  const history = new HistoryView(page);
  await page.goto(`${DepositPage.history}&lang=en`);
  await expect(history.rows).toHaveCount(1);
  await history.filters.getByRole("searchbox", { name: "TxID" }).fill(` ${txID} `);
  await expect(page).toHaveURL(new RegExp(`tx=${txID}`));
  await expect(history.rows).toHaveCount(1);
});

test("a transaction is looked for at any time; not found, it says why that may be and who helps", async ({
  page,
  signIn,
  exchange,
}) => {
  page.configure({ footerLinks: { support: "/support" } });
  const { account } = await signIn();
  const history = new HistoryView(page);
  await page.goto(`${DepositPage.path}?lang=en`);
  await page.getByRole("link", { name: "Missing a deposit? Look for its TxID" }).click();
  await expect(page).toHaveURL(/view=history/);
  await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "20" });
  await page.reload();
  await expect(history.rows).toHaveCount(1);
  await history.filters.getByRole("searchbox", { name: "TxID" }).fill("9f2c");
  await expect(page.getByText("No deposit found for this TxID")).toBeVisible();
  await expect(history.filters.getByText("Any time")).toBeVisible();
  const asked = new URL(page.network.requests.findLast(({ url }) => url.includes("txID=9f2c"))?.url ?? "");
  expect([asked.searchParams.get("startTime"), asked.searchParams.get("endTime")]).toEqual([null, null]);
  await expect(page.getByText(/without its memo or below the minimum is not listed/)).toBeVisible();
  const list = page.getByRole("main");
  await expect(list.getByRole("link", { name: "Contact support" })).toBeVisible();
  // A host that looks through its last days alone finds it with its days.
  await list.getByRole("link", { name: /^Show / }).click();
  await expect(page.getByText(/^No deposit found for this TxID, /)).toBeVisible();
  await expect(history.filters.getByText("Any time")).toHaveCount(0);
  await expect.poll(() => page.network.requests.some(isOfDays)).toBe(true);
});

function isOfDays({ url }: { readonly url: string }): boolean {
  return url.includes("txID=9f2c") && url.includes("startTime=") && url.includes("endTime=");
}
