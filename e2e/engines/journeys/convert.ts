import type { Size } from "../driver.ts";
import { desktop, type Journey, phone, prices, type Scene, same } from "../journey.ts";

async function convert({ screen, exchange, signIn, open, picture }: Scene): Promise<void> {
  const { account } = await signIn();
  await open("exchange/index?from=BTC&to=USDT");
  await screen.see(prices, "\\d");
  await screen.see("[data-coin-row]");
  // What lies over the page shows here first: the picker opens, and is not another coin's row.
  await screen.press("button", "^Coin to pay with: BTC");
  await screen.see("[role=listbox], dialog[open]");
  await picture("picker");
  await screen.driver.keys("Escape");
  await screen.gone("[role=listbox]");
  await screen.fill("input[name=pay]", "0.01");
  await screen.press("button", "^Get quote");
  await screen.see("dialog", "Confirm conversion");
  await picture("confirm");
  await screen.press("dialog button", "^Convert now");
  await screen.see("dialog", "Converted");
  await picture("done");
  const funding = await exchange.funding(account);
  same("BTC", funding("BTC"), "0.49");
  same("imbalance", await exchange.imbalance(), []);
  await screen.press("dialog button", "^Done");
  await screen.gone("dialog[open]");
}

const at = (size: Size): Journey => ({ name: `convert at ${size.width}`, size, go: convert });

export const convertJourneys = [at(phone), at(desktop)];
