/** F0.7, F2i.8, D10.13: a host that does not say when there was something before, read back for two years. */

import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const at = Math.floor(Date.now() / 1_000) - 3_600;
const entry = {
  id: "1",
  memberId: "10",
  currency: "USDT",
  showBusiType: "Deposit",
  showBusiTypeEn: "Deposit",
  description: "",
  descriptionEn: "",
  ioDirection: "I",
  txnAmt: "1",
  afterAmt: "1",
  createTime: String(at),
};
/** One entry of an hour ago, and nothing in any week before it. */
const one: Lie = ({ text, requestText }) => {
  const asked = new URLSearchParams(requestText);
  const isIn = Number(asked.get("createTimeFrom")) <= at && at < Number(asked.get("createTimeTo"));
  return { text: resulting(text, { list: isIn ? [entry] : [], nextPageCursor: "" }) };
};

test("a list that was read back for two years says how far, and so does its file", async ({
  page,
  signIn,
}) => {
  await signIn();
  const liar = await lieTo(page);
  liar.notify("records.funding", one, { signed: true });
  await page.goto("/user/assets/records/asset-history?reach=back&lang=en");
  const list = page.getByText(/1 entry.* We looked back to .* Older entries may be further back\./);
  await expect(list).toBeVisible();
  await page.getByRole("button", { name: "Download the list as a CSV file" }).click();
  await expect(page.getByText("1 record downloaded")).toBeVisible();
  await expect(page.getByText(/^We looked back to .* Older entries may be further back\.$/)).toBeVisible();
});

test("a filter that leaves none says how far was looked back, too", async ({ page, signIn }) => {
  await signIn();
  const liar = await lieTo(page);
  const none: Lie = ({ text }) => ({ text: resulting(text, { list: [], nextPageCursor: "" }) });
  liar.notify("records.funding", none, { signed: true });
  await page.goto("/user/assets/records/asset-history?coin=ETH&reach=back&lang=en");
  await expect(page.getByText("No matching entries")).toBeVisible();
  await expect(
    page.getByText(/^We looked back to .* Older entries may be further back\. Clear the filters/),
  ).toBeVisible();
});
