import { expect, type Locator, type Page } from "@playwright/test";

/** The pair's chart as a person meets it, by its English words. */
export class ChartPage {
  readonly page: Page;
  /** The chart's own box; says how it is drawn and how far to trust it. */
  readonly view: Locator;
  /** What the keyboard and the finger point with. */
  readonly slider: Locator;
  readonly table: Locator;
  readonly interval: Locator;

  constructor(page: Page) {
    this.page = page;
    this.view = page.locator("[data-chart]");
    this.slider = page.getByRole("slider", { name: /^Price chart/ });
    this.table = page.getByRole("table", { name: /^Price chart/ });
    this.interval = page.getByRole("button", { name: /^Candle interval/ });
  }

  /** A figure of the legend: of the candle that is pointed at, or of the newest. */
  figure(field: "open" | "high" | "low" | "close" | "volume"): Locator {
    return this.view.locator(`[data-candle="${field}"]`);
  }

  /** Out of view it follows nothing. */
  async see(): Promise<void> {
    // The card of the first paint gives way to that of the pair.
    await expect(async () => {
      await this.page.locator(`section[aria-label*=" / "]`).first().scrollIntoViewIfNeeded();
    }).toPass();
  }

  /** Waits until candles are drawn and move with the feed. */
  async seeLive(): Promise<void> {
    await this.see();
    await expect(this.view).toHaveAttribute("data-feed", "live");
    await expect(this.view.locator("[data-picture]")).toBeVisible();
    await expect(this.figure("close")).toHaveText(/\d/);
  }

  async show(kind: "Line" | "Candles" | "Table"): Promise<void> {
    const choice = this.page.getByRole("radio", { name: kind, exact: true });
    // Clear of the bars of a phone.
    await choice.evaluate((input) => input.scrollIntoView({ block: "center" }));
    await choice.check({ force: true });
  }

  async chooseInterval(name: string): Promise<void> {
    await this.interval.click();
    await this.page.getByRole("menuitemradio", { name, exact: true }).click();
    await expect(this.interval).toHaveAccessibleName(`Candle interval: ${name}`);
  }

  /** The parts of the picture that are drawn in exactly the colour of a token: "line", "upWicks", "now". */
  painted(token: string): Promise<string[]> {
    return this.view.locator("[data-picture]").evaluate((picture, name) => {
      const probe = document.createElement("i");
      probe.style.color = `var(${name})`;
      document.body.append(probe);
      const wanted = getComputedStyle(probe).color;
      probe.remove();
      const parts: string[] = [];
      for (const shape of picture.querySelectorAll("path, line, circle, rect")) {
        const { width, height } = shape.getBoundingClientRect();
        const { fill, stroke } = getComputedStyle(shape);
        if (width + height === 0 || (fill !== wanted && stroke !== wanted)) continue;
        const named = shape.closest("[data-part], [data-label]");
        parts.push(named?.getAttribute("data-part") ?? named?.getAttribute("data-label") ?? "");
      }
      return parts;
    }, token);
  }

  /** Starts of the table's rows, newest first, as they are written. */
  times(): Promise<string[]> {
    return this.table.getByRole("rowheader").allTextContents();
  }
}
