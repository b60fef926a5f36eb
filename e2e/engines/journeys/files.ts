import { desktop, type Journey, phone, same } from "../journey.ts";

/** What happened, in rows and in files. */

const immediate = { statementQueueMs: 0, statementMakeMs: 0 };

export const assetHistory: Journey = {
  name: "asset history",
  size: desktop,
  go: async ({ screen, exchange, signIn, open, picture, report }) => {
    const { account } = await signIn();
    await exchange.pastLedger({ account, entries: 600, events: 0, days: 20 });
    await open("records/asset-history?reach=back");
    await screen.see("tr[data-row]");
    const rows = "tr[data-row]:not([data-gap])";
    const deep = await screen.until("20,000 px of rows", async () => {
      const [at, count] = await screen.driver.run((css: string) => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
        return [scrollY, document.querySelectorAll(css).length] as const;
      }, rows);
      return at > 20_000 ? { at, count } : undefined;
    });
    same("few rows are held", deep.count < 80, true);
    report(`${deep.count} rows held, ${deep.at} px down`);
    await screen.press(`${rows} button`);
    await screen.see("dialog, [role=dialog], aside", "Balance after");
    await picture("record");
  },
};

export const statement: Journey = {
  name: "statement",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    await signIn();
    await exchange.settings(immediate);
    await open("exportStatement?kind=FUNDING");
    await screen.press("button", "^Create statement");
    await screen.see("[data-toast]", "Your file is ready");
    await screen.press("[data-file] button", "^Download");
    await screen.is("links asked for", 1, () => exchange.seen("statements.url"));
    await picture("ready");
    // A file that is fetched leaves the page where it is.
    await screen.see("[data-file]", "expires in");
    same("its address", (await screen.address()).startsWith("/user/assets/exportStatement"), true);
  },
};

export const taxReport: Journey = {
  name: "tax report",
  size: phone,
  go: async ({ screen, exchange, signInAs, open, picture }) => {
    await signInAs({ BTC: "1", USDT: "500" }, { kycRegion: "AUT", currency: "EUR" });
    await exchange.settings(immediate);
    await open("tax-center?kind=PNL&format=CSV");
    await screen.press("button", "^Create 1 report");
    await screen.see("[data-file]", "expires in");
    await screen.press("[data-file] button", "^Download: Profit and loss");
    await screen.see("[data-file] a", "Part 3");
    await picture("parts");
  },
};
