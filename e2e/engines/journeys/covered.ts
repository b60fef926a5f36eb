import { areaWallet, everyPage, makeRecords } from "../../area-pages.ts";
import { coveredControls } from "../covered.ts";
import type { Size } from "../driver.ts";
import { desktop, type Journey, phone, type Scene, same } from "../journey.ts";

/** Between the points that are pressed, px. */
const steps: Readonly<Record<number, number>> = { 390: 24, 1440: 40 };

async function look({ screen, exchange, signIn, open, picture }: Scene, { width }: Size): Promise<void> {
  await makeRecords(exchange, await signIn(areaWallet));
  const faults: string[] = [];
  for (const lang of ["en", "ar-SA"]) {
    for (const { name, path, shown } of everyPage) {
      await open(`${path}&lang=${lang}`);
      await screen.see(shown);
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
