/** R2.21, F2i.8: a file that reached its bound says so, and no number that nobody told. */
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const pages = 101;
const createTime = String(Math.floor(Date.now() / 1_000) - 3_600);
/** Page after page of a hundred entries, of an hour ago. */
const many: Lie = ({ text, requestText }) => {
  const page = Number(new URLSearchParams(requestText).get("cursor") ?? "0");
  const list = Array.from({ length: 100 }, (_row, at) => ({
    id: `entry-${page}-${at}`,
    memberId: "10",
    currency: "USDT",
    showBusiType: "Deposit",
    showBusiTypeEn: "Deposit",
    description: "",
    descriptionEn: "",
    ioDirection: "I",
    txnAmt: "1",
    afterAmt: "1",
    createTime,
  }));
  return { text: resulting(text, { list, nextPageCursor: page < pages ? String(page + 1) : "" }) };
};

test("the latest of more records than a file holds", async ({ page, signIn }) => {
  await signIn();
  const liar = await lieTo(page);
  liar.notify("records.funding", many, { signed: true });
  await page.goto("/user/assets/records/asset-history?lang=en");
  await page.getByRole("button", { name: "Download the list as a CSV file" }).click();
  await expect(
    page.getByText("The latest 10,000 records were downloaded, and there are more."),
  ).toBeVisible();
  await expect(page.getByText(/10,?001/)).toHaveCount(0);
});
