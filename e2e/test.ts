import { test as base, expect } from "@playwright/test";
import { ConvertPage } from "./convert-page.ts";
import { type Account, Exchange, type Wallet } from "./exchange.ts";
import { slowMarket } from "./global-setup.ts";
import { type PageWatch, watchPages } from "./page-watch.ts";
import { borrowSandbox } from "./sandbox-pool.ts";

export { expect } from "@playwright/test";

export interface SandboxOptions {
  /**
   * An exchange of this test's own, where its settings, feed and prices are turned; started so. Null: the one that all
   * browsers share, in which faults are one account's.
   */
  ownExchange: Readonly<Record<string, string>> | null;
  /** Whether pages fetch ahead what they may need later. */
  prefetch: boolean;
}

export interface Fixtures extends SandboxOptions {
  sandboxUrl: string;
  /** An own one is reset before each test; of the shared one only what is this test's account's. */
  exchange: Exchange;
  /** Looked at after each test: nothing may be in it but what `tolerated` allows. */
  watch: PageWatch;
  /** Errors on the console that this test provokes. */
  tolerated: RegExp | null;
  /** Opens a fresh account with this funding wallet, and a unified one, and signs the browser in. */
  signIn: (funding?: Wallet, unified?: Wallet) => Promise<Account>;
  /** The same for somebody who is not like others: another region, other proofs, an identity that is not checked. */
  signInAs: Exchange["createPerson"];
  convert: ConvertPage;
}

/** Where a matrix has more cases than differ in kind, the others run in `npm run test:full` only. */
export function quick(inEveryRun: boolean): { tag?: string } {
  return inEveryRun ? {} : { tag: "@full" };
}

export const defaultWallet: Wallet = { BTC: "0.5", USDT: "2500", ETH: "3.25", SOL: "40" };

/** Each test has a fresh browser context, and must leave no console error, no CSP violation and no network of the page's thread. */
export const test = base.extend<Fixtures>({
  ownExchange: [null, { option: true }],
  prefetch: [false, { option: true }],
  sandboxUrl: [
    async ({ ownExchange }, use) => {
      if (ownExchange === null) return use(process.env.E2E_SANDBOX_URL ?? "");
      const sandbox = await borrowSandbox({ ...slowMarket, ...ownExchange });
      await use(sandbox.url);
      return sandbox.giveBack();
    },
    { timeout: 900_000 },
  ],
  baseURL: async ({ sandboxUrl }, use) => use(sandboxUrl),
  exchange: async ({ sandboxUrl, ownExchange }, use) => {
    const exchange = new Exchange(sandboxUrl, ownExchange === null ? "account" : "all");
    if (ownExchange !== null) await exchange.reset();
    await use(exchange);
  },
  context: async ({ context, prefetch }, use) => {
    // As for a person who saves data: nothing is fetched that this page does not need.
    if (!prefetch) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
      });
    }
    await use(context);
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
  signInAs: async ({ context, exchange }, use) => {
    await use(async (funding, profile) => {
      const account = await exchange.createPerson(funding, profile);
      await context.addCookies([{ name: "test-token", value: account.token, url: exchange.url }]);
      return account;
    });
  },
  convert: async ({ page }, use) => use(new ConvertPage(page)),
});
