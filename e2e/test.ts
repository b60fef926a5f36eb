import { test as base, expect } from "@playwright/test";
import { ConvertPage } from "./convert-page.ts";
import { type Account, Exchange, type Wallet } from "./exchange.ts";
import { type PageWatch, watchPages } from "./page-watch.ts";
import { startSandbox } from "./sandbox-process.ts";

export { expect } from "@playwright/test";

export interface SandboxOptions {
  /** Chance of a pair to trade in a tick, as text; "0" keeps every price where it starts. "" is the exchange's own. */
  activity: string;
}

interface Fixtures {
  /** Reset before each test. */
  exchange: Exchange;
  /** Looked at after each test: nothing may be in it but what `tolerated` allows. */
  watch: PageWatch;
  /** Errors on the console that this test provokes. */
  tolerated: RegExp | null;
  /** Opens a fresh account with this funding wallet, and a unified one, and signs the browser in. */
  signIn: (funding?: Wallet, unified?: Wallet) => Promise<Account>;
  convert: ConvertPage;
}

interface WorkerFixtures extends SandboxOptions {
  sandboxUrl: string;
}

export const defaultWallet: Wallet = { BTC: "0.5", USDT: "2500", ETH: "3.25", SOL: "40" };

/**
 * The house's test: each worker has an exchange of its own, so that a fault in one test is no other's; each test has
 * a fresh browser context, and must leave no console error, no CSP violation and no network of the page's thread.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  activity: ["", { option: true, scope: "worker" }],
  sandboxUrl: [
    async ({ activity }, use) => {
      const env = activity === "" ? {} : { SANDBOX_ACTIVITY: activity };
      const sandbox = await startSandbox(env);
      await use(sandbox.url);
      await sandbox.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ sandboxUrl }, use) => use(sandboxUrl),
  exchange: async ({ sandboxUrl }, use) => {
    const exchange = new Exchange(sandboxUrl);
    await exchange.reset();
    await use(exchange);
  },
  tolerated: [null, { option: true }],
  watch: [
    async ({ context, exchange, tolerated }, use) => {
      const reportsBefore = (await exchange.cspReports()).length;
      const watch = await watchPages(context);
      await use(watch);
      const errors = watch.errors.filter((text) => tolerated === null || !tolerated.test(text));
      expect.soft(errors, "errors on the console").toEqual([]);
      expect.soft(watch.cspViolations, "violations of the content security policy").toEqual([]);
      expect.soft(watch.network, "network of the page's own thread").toEqual([]);
      expect.soft((await exchange.cspReports()).slice(reportsBefore), "reported violations").toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, exchange }, use) => {
    await use(async (funding = defaultWallet, unified = {}) => {
      const account = await exchange.createAccount(funding, unified);
      await context.addCookies([{ name: "test-token", value: account.token, url: exchange.url }]);
      return account;
    });
  },
  convert: async ({ page }, use) => use(new ConvertPage(page)),
});
