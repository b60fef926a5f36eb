import { desktop, type Journey, phone, prices, seePricesMove } from "../journey.ts";

export const logIn: Journey = {
  name: "log in",
  size: phone,
  go: async ({ screen, open, picture }) => {
    await open("exchange/history");
    await screen.see("button", "^funded");
    await screen.press("button", "^funded");
    await screen.is("the address", "/user/assets/exchange/history", () => screen.address());
    await screen.see("nav[aria-label='Types of conversion']");
    await picture("in");
  },
};

export const livePrices: Journey = {
  name: "live prices",
  size: desktop,
  go: async ({ screen, open, picture, report, memory }) => {
    await open("exchange/index?from=BTC&to=USDT");
    await screen.see("[data-coin-row]");
    await seePricesMove(screen);
    await screen.driver.run(watchGaps);
    for (let tick = 0; tick < 8; tick += 1) await seePricesMove(screen);
    const { ms, over, longest } = await screen.driver.run(readGaps);
    report(
      `page's thread while prices moved for ${Math.round(ms)} ms: blocked ${Math.round(over)} ms, longest task ${Math.round(longest)} ms`,
    );
    report(`memory of all its processes: ${await memory()} MiB`);
    await picture("live");
  },
};

export const overview: Journey = {
  name: "overview",
  size: phone,
  go: async ({ screen, signIn, open, picture }) => {
    await signIn();
    await open("");
    await screen.see("tbody tr", "BTC");
    await picture("coins");
    await screen.press("tr[data-coin=BTC] button");
    await picture("open");
    await screen.press("tbody a", "^Convert");
    await screen.is("the address", "/user/assets/exchange/index?from=BTC", async () =>
      (await screen.address()).replace(/&.*/, ""),
    );
    await screen.see(prices, "\\d");
  },
};

export const history: Journey = {
  name: "history with drawer and filters",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn({ BTC: "2", USDT: "9000", ETH: "5" });
    await exchange.makePast(account, 8, 12 * 3_600_000);
    await open("exchange/history");
    await screen.see("tr[data-row]");
    await screen.press("tr[data-row] [data-whole]");
    await screen.see("dialog, [role=dialog]", "^Conversion");
    await picture("drawer");
    await screen.press("[role=dialog] button, dialog button", "^Close");
    await screen.gone("dialog[open], [role=dialog]");
    await screen.press("nav a", "^Limit");
    await screen.is("the address", "/user/assets/exchange/history?kind=limit", () => screen.address());
    await screen.gone("tr[data-row]");
    await screen.press("main nav a", "^Convert$");
    await screen.see("tr[data-row]");
    await picture("filtered");
  },
};

export const language: Journey = {
  name: "language switch to ar-SA",
  size: desktop,
  go: async ({ screen, signIn, open, picture }) => {
    await signIn();
    await open("exchange/index?from=BTC&to=USDT");
    await screen.see(prices, "\\d");
    await screen.fill("input[name=pay]", "0.125");
    await screen.press("header button", "^Language$");
    await screen.press("[role=menuitemradio]", "العربية");
    await screen.is("language and direction", ["ar-SA", "rtl"], () =>
      screen.driver.run(() => [document.documentElement.lang, document.documentElement.dir]),
    );
    await screen.see("h1", "\\p{Script=Arabic}");
    await screen.is(
      "what was typed",
      "0.125",
      async () => (await screen.find({ css: "input[name=pay]" }))?.value ?? "",
    );
    await screen.is("px sideways", 0, () => screen.sideways());
    await picture("arabic");
  },
};

interface Gaps {
  readonly ms: number;
  readonly over: number;
  readonly longest: number;
}

/** In the page: no engine but Chromium reports long tasks, so a message to itself that comes late does. */
function watchGaps(): void {
  const { port1, port2 } = new MessageChannel();
  const from = performance.now();
  let [last, over, longest] = [from, 0, 0];
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- starts the port as well
  port1.onmessage = () => {
    const now = performance.now();
    over += Math.max(0, now - last - 50);
    longest = Math.max(longest, now - last);
    last = now;
    Reflect.set(window, "gaps", { ms: now - from, over, longest });
    setTimeout(() => {
      last = performance.now();
      port2.postMessage(null);
    }, 0);
  };
  port2.postMessage(null);
}

function readGaps(): Gaps {
  return Reflect.get(window, "gaps") as Gaps;
}
