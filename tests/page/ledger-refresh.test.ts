/** F0.7, F2i.8: a week that is over is looked at anew as one that goes on is, and so is one in another language. */
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const at = Date.UTC(2026, 2, 4, 12) / 1_000;
const entry = (id: number) => ({
  id: String(id),
  memberId: "10",
  currency: "USDT",
  showBusiType: `Entry ${id}`,
  showBusiTypeEn: `Entry ${id}`,
  description: "",
  descriptionEn: "",
  ioDirection: "I",
  txnAmt: "1",
  afterAmt: String(id),
  createTime: String(at + id),
});
/** One entry more at each reading. */
const growing: Lie = ({ text }, earlier) => {
  const list = [...earlier, 0].map((_, index) => entry(index + 1)).toReversed();
  return { text: resulting(text, { list, nextPageCursor: "", earlierAt: "0" }) };
};

test("what was booked late is in the list of a week that is over after a look anew", async ({
  page,
  signIn,
}) => {
  await signIn();
  const liar = await lieTo(page);
  liar.notify("records.funding", growing, { signed: true });
  await page.goto("/user/assets/records/asset-history?until=2026-03-08&lang=en");
  const rows = page.getByRole("main").locator("[data-row]");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rows).toHaveCount(2);
  // Another visit does not begin with what an earlier one was told.
  await page.getByRole("link", { name: "Derivatives" }).first().click();
  await page.goBack();
  await expect(rows).toHaveCount(3);
});
