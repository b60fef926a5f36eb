/** D5.3: what was read before the page was left, or the machine slept, is not told as what holds now. */
import { afterEach } from "vitest";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { comeBackLater } from "./come-back.ts";
import { running } from "./harness/node-worker.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const realNow = Date.now;
afterEach(() => {
  Date.now = realNow;
});

const sleep = async (): Promise<void> => {
  // It has heard the first once the second beat is sent; of what was before it knows nothing.
  const beats = () => [...running].at(-1)?.called.filter((one) => one === "lifecycle").length;
  await expect.poll(beats).toBeGreaterThan(1);
  Date.now = () => realNow() + 8 * 3_600_000;
};

test.for([
  ["comes back to the page", comeBackLater],
  ["opens a laptop that slept with the page in sight", sleep],
] as const)(
  "the fee of a withdrawal is that of now for whoever %s",
  async ([, wake], { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.amount.fill("100");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/Network fee.*1(\.0+)? USDT/);
    const dearer = (result: unknown) => ({ ...(result as object), withdrawFee: "7" });
    liar.notify("withdraw.limit", ({ text }) => ({ text: withResult(text, dearer) }), { signed: true });
    await wake(page);
    await expect(summary).toContainText("93");
  },
);

test("the address book is that of now for whoever opens a laptop that slept with it in sight", async ({
  page,
  exchange,
  signIn,
}) => {
  const { account } = await signIn();
  const usual = { account, age: 2 * 86_400_000, coin: "USDT", chain: "ARBI" };
  await exchange.bookEntry({ ...usual, address: evmAddress, remark: "Home" });
  await page.goto("/user/assets/money-address?lang=en");
  await expect(page.getByText("Home").first()).toBeVisible();
  await exchange.bookEntry({ ...usual, address: `0x${"5".repeat(40)}`, remark: "Desk" });
  await sleep();
  await expect(page.getByText("Desk").first()).toBeVisible();
});
