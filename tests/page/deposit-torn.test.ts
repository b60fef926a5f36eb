/** F1.8, F4c.5, F6d.3, D10.5: two sound answers about one deposit that cannot both be true, and one that tells a time to come. */
import { describe } from "vitest";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldDeposit } from "./told-records.ts";

const chain = toldDeposit;
const { id } = chain;
const credited = { status: 3, successAt: at, confirmations: "9" };
const path = `/user/assets/deposit?view=history&record=${id}&lang=en`;
const signed = { signed: true };

/** The list has one record; the topic, which alone asks for fifty, another of the same number. */
const torn =
  (live: object, listed: object = {}): Lie =>
  ({ text, requestText }) => {
    const part = /limit=50/.test(requestText) ? live : listed;
    return { text: withResult(text, () => ({ rows: [{ ...chain, ...part }], nextPageCursor: "" })) };
  };

describe("a deposit of the list and the live one of the same number", () => {
  test.for([
    ["of another sum", { ...credited, amount: "4000" }, /4,000|Completed/],
    ["of another coin", { ...credited, coin: "BTC", chain: "BTC" }, /BTC|Completed/],
    ["with another memo", { ...credited, tag: "8" }, /Completed/],
  ] as const)("%s: nobody knows what it is at", async ([, live, untrue], { page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    liar.notify("deposit.records", torn(live), signed);
    await page.goto(path);
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog).toContainText(/contact support with the deposit ID/);
    await expect(dialog).not.toContainText(untrue);
    const row = page.locator("main tr[data-row]").first();
    await expect(row).toContainText(/20\.00/);
    await expect(row).toContainText("Unknown");
    await expect(row).not.toContainText(untrue);
    // Who hears the row hears the state that its cell shows, and no other.
    await expect(row.locator('[aria-label*="Processing"]')).toHaveCount(0);
  });
});

test("one that is to be free at a time to come is not called free", async ({ page, signIn, tolerated }) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  await signIn();
  const free = { ...credited, safeConfirmations: "20", unlockedAt: String(Date.now() + 30 * 86_400_000) };
  liar.notify("deposit.records", torn(free, free), signed);
  await page.goto("/user/assets/deposit?view=history&lang=en");
  await expect(page.getByText("Couldn't load your deposits").first()).toBeVisible();
  await expect(page.getByText("Completed")).toHaveCount(0);
});

const own = "/user/assets/deposit?lang=en";
/** Beside one that goes on, which has all of them read again. */
const newest =
  (part: object): Lie =>
  ({ text }) => {
    const rows = [
      { ...chain, id: "1790000000000000000001", status: 1 },
      { ...chain, ...part },
    ];
    return { text: withResult(text, () => ({ rows, nextPageCursor: "" })) };
  };

test("one that was credited is not told to have failed by the next answer", async ({ page, signIn }) => {
  const liar = await lieTo(page);
  await signIn();
  liar.notify("deposit.records", newest(credited), signed);
  page.quicken(12);
  await page.goto(own);
  const recent = page.getByRole("region", { name: "Recent deposits" });
  await expect(recent).toContainText("Completed");
  liar.notify("deposit.records", newest({ status: 4, endedAt: at }), signed);
  await expect(recent).toContainText("Unknown");
  await expect(recent).not.toContainText(/Failed|Completed/);
});

test("one that is looked at to be sent back is not sent once another sender is told", async ({
  page,
  signIn,
}) => {
  const [sender, other] = ["rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe", "rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv"];
  const liar = await lieTo(page);
  await signIn();
  liar.notify("deposit.records", newest({ depositType: "50", fromAddress: sender }), signed);
  page.quicken(12);
  await page.goto(path);
  await page.getByRole("button", { name: /^Send (it|the deposit) back/ }).click();
  const dialog = page.getByRole("dialog", { name: "Send the deposit back" });
  await expect(dialog).toContainText(sender);
  liar.notify("deposit.records", newest({ depositType: "50", fromAddress: other }), signed);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("dialog").filter({ visible: true })).toContainText(/Unknown/);
  await expect(page.getByText(other)).toHaveCount(0);
});
