/** D3.11, D5.4: money under way is not forgotten over a reload because the device's clock was put right, or wrong, meanwhile. */
import { afterEach } from "vitest";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const realNow = Date.now;
const setClock = (days: number): void => {
  Date.now = () => realNow() + days * 86_400_000;
};
afterEach(() => {
  Date.now = realNow;
});

test.for([
  ["forty days slow, and is put right", -40, 0],
  ["right, and is put forty days on", 0, 40],
] as const)(
  "a transfer of unknown outcome is still known once the clock was %s",
  async ([, before, after], { page, transfer, signIn, exchange, tolerated }) => {
    tolerated.push(/./);
    await page.addInitScript(addLocks);
    const { account } = await signIn();
    setClock(before);
    await transfer.goto({ coin: "USDT" });
    await exchange.fault({ call: "transfer.inter", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
    await transfer.send("1500");
    await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
    setClock(after);
    await page.reload();
    await expect(page.getByText(/^Your transfer of .* is still being checked/).first()).toBeVisible();
    await transfer.amount.fill("1000");
    await exchange.reset();
    page.quicken(20);
    await expect(page.getByText(/^Your transfer of .* completed/)).toBeVisible();
    expect((await exchange.unified(account))("USDT")).toBe("1500");
  },
);
