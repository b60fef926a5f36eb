import { BlockPage } from "../../e2e/block-trade-page.ts";
import { ConvertPage } from "../../e2e/convert-page.ts";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { LimitPage } from "../../e2e/limit-page.ts";
import { MigrationPage } from "../../e2e/migration-page.ts";
import { SmallPage } from "../../e2e/small-balances-page.ts";
import { SpecialPage } from "../../e2e/special-coins-page.ts";
import { TransferPage } from "../../e2e/transfer-page.ts";
import { WithdrawPage } from "../../e2e/withdraw-page.ts";
import { test as base, type Locator } from "./harness/test.ts";

export { defaultWallet, expect } from "./harness/test.ts";

interface Pages {
  block: BlockPage<Locator>;
  convert: ConvertPage<Locator>;
  deposit: DepositPage<Locator>;
  limit: LimitPage<Locator>;
  migration: MigrationPage<Locator>;
  small: SmallPage<Locator>;
  special: SpecialPage<Locator>;
  transfer: TransferPage<Locator>;
  withdraw: WithdrawPage<Locator>;
}

/** The page test with the page objects of the browser tests; each is made where a test names it. */
export const test = base.extend<Pages>({
  block: async ({ page, exchange }, use) => {
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await use(new BlockPage(page));
  },
  convert: async ({ page }, use) => use(new ConvertPage(page)),
  deposit: async ({ page }, use) => use(new DepositPage(page)),
  limit: async ({ page, exchange }, use) => {
    // The dealer takes half a thousandth: 94,171.2908 for one coin.
    await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
    await use(new LimitPage(page));
  },
  migration: async ({ page }, use) => use(new MigrationPage(page)),
  small: async ({ page }, use) => use(new SmallPage(page)),
  special: async ({ page }, use) => use(new SpecialPage(page)),
  transfer: async ({ page }, use) => use(new TransferPage(page)),
  withdraw: async ({ page }, use) => use(new WithdrawPage(page)),
});
