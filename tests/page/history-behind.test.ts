/** F6c.7, F6d.3, F2i.5: records of a history that the private topic, which has the newest fifty, does not hold. */
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldDeposit, toldWithdrawal } from "./told-records.ts";

const signed = { signed: true };
const isOfTopic = (requestText: string): boolean => /limit=50/.test(requestText);
/** Rows of the topic and of the list, each by how often it was asked for. */
const told =
  (topic: (asked: number) => readonly object[], list: (asked: number) => readonly object[]): Lie =>
  ({ text, requestText }, earlier) => {
    const asked = earlier.filter((one) => isOfTopic(one.requestText) === isOfTopic(requestText)).length;
    const rows = (isOfTopic(requestText) ? topic : list)(asked);
    return { text: withResult(text, () => ({ rows, nextPageCursor: "" })) };
  };

test.for([
  [
    "withdraw",
    toldWithdrawal,
    { status: "success", txID: `0x${"ab".repeat(32)}`, broadcastAt: at, endedAt: at },
  ],
  ["deposit", toldDeposit, { status: 3, successAt: at, confirmations: "9" }],
] as const)(
  "what is under way behind the newest of the %s history ends there, too",
  async (one, { page, signIn }) => {
    const [area, record, ended] = one;
    const liar = await lieTo(page);
    await signIn();
    const late = told(
      () => [],
      (asked) => [asked < 2 ? record : { ...record, ...ended }],
    );
    liar.notify(`${area}.records`, late, signed);
    page.quicken(12);
    await page.goto(`/user/assets/${area}?view=history&lang=en`);
    const row = page.locator("main tr[data-row]");
    await expect(row).toContainText("Completed");
  },
);

test("a withdrawal that the topic newly has is in its list, too", async ({ page, signIn }) => {
  const liar = await lieTo(page);
  await signIn();
  const made = { ...toldWithdrawal, withdrawId: "1790000000000123456790" };
  const rows = (asked: number) => (asked === 0 ? [toldWithdrawal] : [made, toldWithdrawal]);
  liar.notify("withdraw.records", told(rows, rows), signed);
  page.quicken(12);
  await page.goto("/user/assets/withdraw?view=history&lang=en");
  await expect(page.locator("main tr[data-row]")).toHaveCount(2);
});
