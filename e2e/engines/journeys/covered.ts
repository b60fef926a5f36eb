import { order } from "../../limit-page.ts";
import { coveredControls } from "../covered.ts";
import type { Size } from "../driver.ts";
import { desktop, type Journey, phone, type Scene, same } from "../journey.ts";

/** Every page and mode, and what shows that it has its rows. */
const pages = {
  convert: ["exchange/index?from=BTC&to=USDT", "[data-coin-row]"],
  limit: ["exchange/index?mode=limit", "tr[data-row]"],
  small: ["exchange/index?mode=smallBalances", "tr[data-row]"],
  history: ["exchange/history?", "tr[data-row]"],
  transfer: ["transfer?coin=USDT", "input[name=amount]"],
  deposit: ["deposit?coin=USDT&chain=TRX", "main dl"],
  depositAddresses: ["deposit/chain-address?", "tr[data-row]"],
  special: ["exchange/lwb-exchange?", "main li a"],
  overview: ["?", "tbody tr"],
} as const;

/** Between the points that are pressed, px. */
const steps: Readonly<Record<number, number>> = { 390: 24, 1440: 40 };

async function look({ screen, exchange, signIn, open, picture }: Scene, { width }: Size): Promise<void> {
  const { account, token } = await signIn({ BTC: "2", USDT: "9000", ETH: "5", DOGE: "41.07", ADA: "8.2143" });
  await exchange.makePast(account, 6).catch(() => undefined);
  await order(exchange, token);
  const faults: string[] = [];
  for (const lang of ["en", "ar-SA"]) {
    for (const [name, [path, rows]] of Object.entries(pages)) {
      await open(`${path}&lang=${lang}`);
      await screen.see(rows);
      await screen.until("the footer", () =>
        screen.driver.run(() => (document.querySelector("footer[data-mode]") === null ? undefined : true)),
      );
      const found = await screen.driver.run(coveredControls, steps[width] ?? 24);
      faults.push(...found.map((one) => `${name}, ${lang}: ${one}`));
      const aside = await screen.sideways();
      if (aside > 0) faults.push(`${name}, ${lang}: scrolls ${aside} px sideways`);
      await picture(`${name}-${lang}`);
    }
  }
  same("faults", faults, []);
}

const at = (size: Size): Journey => ({
  name: `nothing unseen takes a press at ${size.width}`,
  size,
  go: (scene) => look(scene, size),
});

export const coveredJourneys = [at(phone), at(desktop)];
