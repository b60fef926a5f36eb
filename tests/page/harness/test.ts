import { test as base, inject } from "vitest";
import { type Account, Exchange, type Wallet } from "../../../e2e/exchange.ts";
import { asSeen } from "./as-seen.ts";
import { expect } from "./expect.ts";
import { NodePage } from "./page.ts";

export { expect } from "./expect.ts";
export type { Locator } from "./locator.ts";
export type { NodePage as Page } from "./page.ts";

export const defaultWallet: Wallet = { BTC: "0.5", USDT: "2500", ETH: "3.25", SOL: "40" };

interface Fixtures {
  /** This process's own exchange, reset before each test. */
  exchange: Exchange;
  /** Errors on the console that this test provokes are put in here. */
  tolerated: RegExp[];
  /** A fault of the exchange, whatever the page says of it on the console. */
  fault: Exchange["fault"];
  page: NodePage;
  /** Opens a fresh account with this funding wallet, and a unified one, and signs the browser in. */
  signIn: (funding?: Wallet, unified?: Wallet) => Promise<Account>;
  /** The same for somebody who is not like others: another region, a loan, an identity that is not checked. */
  signInAs: Exchange["createPerson"];
}

/** The page test: the real page and worker code in Node, a real sandbox behind them. */
export const test = base.extend<Fixtures>({
  exchange: async ({ task: _task }, use) => {
    const urls = inject("sandboxes");
    const url = urls[(Number(process.env.VITEST_POOL_ID ?? "1") - 1) % urls.length];
    if (url === undefined) throw new Error("No exchange was started");
    const exchange = new Exchange(url);
    await exchange.reset();
    await use(exchange);
  },
  tolerated: async ({ task: _task }, use) => use([]),
  page: async ({ exchange, tolerated, task }, use) => {
    const page = new NodePage(exchange.url);
    const said = console.error;
    console.error = (...parts: unknown[]) => void page.errors.push(parts.map(String).join(" "));
    await use(page);
    if (task.result?.state === "fail") process.stderr.write(`\n${task.name}\n${asSeen()}\n`);
    await page.close();
    console.error = said;
    const errors = page.errors.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
    expect(errors, "errors on the console").toEqual([]);
  },
  fault: async ({ exchange, tolerated }, use) => {
    await use(async (fault) => {
      tolerated.push(/./);
      return exchange.fault(fault);
    });
  },
  signInAs: async ({ exchange, page }, use) => {
    await use(async (funding, profile) => {
      const account = await exchange.createPerson(funding, profile);
      await page.addCookies([{ name: "test-token", value: account.token }]);
      return account;
    });
  },
  signIn: async ({ exchange, page }, use) => {
    await use(async (funding = defaultWallet, unified = {}) => {
      const account = await exchange.createAccount(funding, unified);
      await page.addCookies([{ name: "test-token", value: account.token }]);
      return account;
    });
  },
});
