/** R2.21, F2c.6: a file that reached its bound says so, and no number that nobody told. */
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const pages = 201;
/** Page after page of fifty, of the last hour. */
const many: Lie = ({ text, requestText }) => {
  const params = new URLSearchParams(requestText);
  const limit = Number(params.get("limit") ?? "50");
  const page = Number(params.get("cursor") ?? "0");
  const list = Array.from({ length: limit }, (_row, at) => ({
    transferId: `transfer-${page}-${at}`,
    coin: "USDT",
    amount: "1",
    fromMemberId: "10",
    toMemberId: "10",
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
    timestamp: String(Date.now() - 3_600_000),
    status: "SUCCESS",
  }));
  return { text: resulting(text, { list, nextPageCursor: page < pages ? String(page + 1) : "" }) };
};

test("the latest of more records than a file holds", async ({ page, signIn }) => {
  await signIn();
  const liar = await lieTo(page);
  liar.notify("transfer.list", many, { signed: true });
  await page.goto("/user/assets/subAccountTransferRecord?lang=en");
  await page.getByRole("button", { name: "Download the list as a CSV file" }).click();
  await expect(
    page.getByText("The latest 10,000 records were downloaded, and there are more."),
  ).toBeVisible();
  await expect(page.getByText(/10,?001/)).toHaveCount(0);
});
