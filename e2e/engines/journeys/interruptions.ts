import { desktop, type Journey, phone, prices, seePricesMove, staleRegions } from "../journey.ts";

export const workerKilled: Journey = {
  name: "worker killed",
  size: desktop,
  go: async ({ screen, signIn, open }) => {
    await signIn();
    await open("exchange/index?from=BTC&to=USDT");
    await seePricesMove(screen);
    await screen.fill("input[name=pay]", "0.125");
    await screen.driver.run(killAtItsNextBeat);
    await screen.is("a worker was ended", true, () =>
      screen.driver.run(() => Reflect.get(window, "ended") === true),
    );
    // Another document or a page without a worker would not do.
    await screen.is("a new worker was spoken to", true, () =>
      screen.driver.run(() => Reflect.get(window, "next") === true),
    );
    await screen.gone(staleRegions);
    await seePricesMove(screen);
    await screen.is(
      "what was typed",
      "0.125",
      async () => (await screen.find({ css: "input[name=pay]" }))?.value ?? "",
    );
    await screen.press("button", "^Get quote");
    await screen.see("dialog", "Confirm conversion");
  },
};

export const lineCut: Journey = {
  name: "line cut and restored",
  // A phone has no room for the word beside its title: there the figures alone say it.
  size: desktop,
  go: async ({ screen, exchange, open, picture }) => {
    await open("exchange/index?from=BTC&to=USDT");
    await seePricesMove(screen);
    await exchange.feed("refuse");
    await exchange.feed("drop-all");
    await screen.see(staleRegions);
    await screen.see("[role=status]", "Reconnecting");
    await picture("cut");
    await exchange.feed("accept");
    await screen.gone(staleRegions);
    await seePricesMove(screen);
    await screen.see(prices, "\\d");
  },
};

export const newsOverDialog: Journey = {
  name: "news over a dialog",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn({});
    await open("deposit?coin=USDT&chain=TRX");
    await screen.see("main", "No deposit is on its way");
    await screen.press("main section button", "^Coin");
    await screen.see("dialog[open] [role=option]");
    await exchange.settings({ depositBlockMs: 50 });
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    await screen.see("[data-toast]", "25.*USDT can be withdrawn");
    await picture("news");
    await screen.press("[data-toast] button", "^Close");
    await screen.gone('.Toastify__toast[data-in="true"]');
    await screen.see("dialog[open] [role=option]");
  },
};

/**
 * In the page: no driver reaches a worker in every engine. The page speaks to its worker every other second; whom it
 * speaks to next is ended, as by a browser that runs out of memory, without a word to the page.
 */
function killAtItsNextBeat(): void {
  if (Reflect.get(window, "armed") === true) return;
  Reflect.set(window, "armed", true);
  const send = Reflect.get(Worker.prototype, "postMessage");
  let ended: Worker | null = null;
  Reflect.set(Worker.prototype, "postMessage", function announce(this: Worker, ...args: unknown[]): unknown {
    if (ended === null) {
      // oxlint-disable-next-line typescript/no-this-alias -- which worker it was is told apart later
      ended = this;
      this.terminate();
      Reflect.set(window, "ended", true);
    } else if (this !== ended) Reflect.set(window, "next", true);
    return Reflect.apply(send, this, args);
  });
}
