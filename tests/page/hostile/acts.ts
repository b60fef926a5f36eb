import type { HttpCallName } from "#shared/contract/index.ts";
import { BlockPage } from "../../../e2e/block-trade-page.ts";
import { ConvertPage } from "../../../e2e/convert-page.ts";
import type { Account, Exchange, Wallet } from "../../../e2e/exchange.ts";
import { LimitPage } from "../../../e2e/limit-page.ts";
import { SmallPage } from "../../../e2e/small-balances-page.ts";
import { SpecialPage } from "../../../e2e/special-coins-page.ts";
import { TransferPage } from "../../../e2e/transfer-page.ts";
import { evmAddress, mailedCode, WithdrawPage } from "../../../e2e/withdraw-page.ts";
import type { Locator, Page } from "../harness/test.ts";

/** What moves money, as a person does it on its page. */
export interface Act {
  /** The call that moves it. */
  readonly call: HttpCallName;
  readonly wallet: Wallet;
  /** What else there is to the person. */
  readonly profile?: Readonly<Record<string, unknown>>;
  /** Up to the last press, which is what it answers. */
  readonly prepare: (page: Page, exchange: Exchange, account: Account) => Promise<Locator>;
  /** Its success in words. */
  readonly done: RegExp;
  /** The coin that it takes from the funding account, and what is left of it. */
  readonly coin: string;
  readonly left: string;
}

const wallet = { BTC: "40", USDT: "90000", ETH: "5" };

export const acts: Readonly<Record<string, Act>> = {
  "a conversion": {
    call: "convert.execute",
    wallet,
    prepare: async (page) => {
      const convert = new ConvertPage(page);
      await convert.open();
      await convert.getQuote("0.01");
      return convert.confirm;
    },
    done: /Converted(?! amounts)/,
    coin: "BTC",
    left: "39.99",
  },
  "a block trade": {
    call: "convert.execute",
    wallet,
    prepare: async (page) => {
      const block = new BlockPage(page);
      await block.open();
      await block.requestQuote("2");
      return block.convert;
    },
    done: /Converted(?! amounts)/,
    coin: "BTC",
    left: "38",
  },
  "a special coin": {
    call: "convert.execute",
    wallet: { USDT: "500", USDC: "10" },
    prepare: async (page) => {
      const special = new SpecialPage(page);
      await special.open();
      await special.pay.fill("100");
      await special.openReview();
      return special.exchange;
    },
    done: /Exchanged/,
    coin: "USDT",
    left: "400",
  },
  "small balances": {
    call: "batch.convert",
    wallet: { DOGE: "41.07", ADA: "8.2143", USDT: "5" },
    prepare: async (page) => {
      const small = new SmallPage(page);
      await small.open();
      await small.choose("DOGE", "ADA");
      await small.getQuote();
      return small.convert;
    },
    done: /2 of 2 coins converted/,
    coin: "DOGE",
    left: "0",
  },
  "a limit order": {
    call: "limitOrder.create",
    wallet,
    prepare: async (page, exchange) => {
      await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
      const limit = new LimitPage(page);
      await limit.goto();
      await limit.openReview("0.1", "98500");
      return limit.place;
    },
    done: /Order placed/,
    coin: "BTC",
    left: "39.9",
  },
  "a transfer": {
    call: "transfer.inter",
    wallet,
    prepare: async (page) => {
      const transfer = new TransferPage(page);
      await transfer.goto();
      await transfer.openReview("100");
      return transfer.move;
    },
    done: /Transfer completed/,
    coin: "USDT",
    left: "89900",
  },
  "a transfer to a sub-account": {
    call: "transfer.universal",
    wallet,
    profile: { subAccounts: ["desk-vienna"] },
    prepare: async (page) => {
      const transfer = new TransferPage(page);
      await transfer.goto();
      await page.getByRole("button", { name: /^To/ }).click();
      const picker = page.getByRole("dialog", { name: "Transfer to" });
      await picker.getByRole("option", { name: /desk-vienna · Funding/ }).click();
      await transfer.openReview("100");
      return transfer.move;
    },
    done: /Transfer completed/,
    coin: "USDT",
    left: "89900",
  },
  "a transfer to another user": {
    call: "transfer.toUser",
    wallet,
    prepare: async (page, exchange) => {
      const friend = await exchange.createPerson({}, {});
      const transfer = new TransferPage(page);
      await transfer.goto({ mode: "user" });
      await transfer.who.fill(friend.userId);
      await transfer.find.click();
      await page.getByText(/Can receive transfers/).waitFor();
      await transfer.openReview("250");
      return transfer.move;
    },
    done: /Transfer completed/,
    coin: "USDT",
    left: "89750",
  },
  "a withdrawal": {
    call: "withdraw.create",
    wallet,
    prepare: async (page, exchange, { account }) => {
      const withdraw = new WithdrawPage(page);
      await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
      await withdraw.openReview(evmAddress, "150.5");
      await withdraw.submit.click();
      const code = await mailedCode(exchange, account);
      await page.getByRole("textbox", { name: /^Code sent to/ }).fill(code);
      return withdraw.submit;
    },
    done: /Withdrawal submitted/,
    coin: "USDT",
    left: "89849.5",
  },
};
