import type { Account, Exchange, Wallet } from "../exchange.ts";
import type { Size } from "./driver.ts";
import type { Screen } from "./screen.ts";

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 960 };

export interface Scene {
  readonly screen: Screen;
  readonly exchange: Exchange;
  /** Opens a fresh account with this wallet and signs the browser in. */
  signIn(wallet?: Wallet): Promise<Account>;
  /** The same for somebody who is not like others. */
  readonly signInAs: Exchange["createPerson"];
  /** Opens a page of the app, below its base. */
  open(path: string): Promise<void>;
  /** Keeps a picture of what is seen now. */
  picture(name: string): Promise<void>;
  /** Something to be known of this engine, beside what passed. */
  report(words: string): void;
  /** Memory of the browser's processes, MiB; 0 where the system does not report. */
  memory(): Promise<number>;
}

/** What a person comes for, from the first page to what the books say. A new browser each, with nothing in it. */
export interface Journey {
  readonly name: string;
  readonly size: Size;
  readonly go: (scene: Scene) => Promise<void>;
}

export const prices = '[data-quote][data-field="lastPrice"]';
export const staleRegions = "[data-stale]:has([data-quote])";

/** Settles when the page's prices have changed from what they are now. */
export async function seePricesMove(screen: Screen): Promise<void> {
  await screen.see(prices, "\\d");
  const before = (await screen.texts(prices)).join(" ");
  await screen.until("a price to move", async () =>
    (await screen.texts(prices)).join(" ") === before ? undefined : true,
  );
}

export function same(reported: string, got: unknown, wanted: unknown): void {
  const [is, should] = [JSON.stringify(got), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${reported}: ${is}, not ${should}`);
}
