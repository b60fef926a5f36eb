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

  /** Waits until candles are drawn and move with the feed. */
  async seeLive(): Promise<void> {
    await expect(this.view).toHaveAttribute("data-feed", "live");
    await expect(this.view.locator("canvas").first()).toBeVisible();
    await expect(this.figure("close")).toHaveText(/\d/);
  }

  show(kind: "Line" | "Candles" | "Table"): Promise<void> {
    return this.page.getByRole("radio", { name: kind, exact: true }).check({ force: true });
  }

  async chooseInterval(name: string): Promise<void> {
    await this.interval.click();
    await this.page.getByRole("menuitemradio", { name, exact: true }).click();
    await expect(this.interval).toHaveAccessibleName(`Candle interval: ${name}`);
  }

  /** How many pixels of the picture have exactly the colour of a token. */
  pixels(token: string): Promise<number> {
    return this.view.evaluate((view, name) => {
      const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const wanted = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
      let count = 0;
      for (const canvas of view.querySelectorAll("canvas")) {
        const { width, height } = canvas;
        if (width === 0 || height === 0) continue;
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
        for (let at = 0; at < data.length; at += 4) {
          if (data[at + 3] === 255 && wanted.every((part, channel) => data[at + channel] === part))
            count += 1;
        }
      }
      return count;
    }, token);
  }

  /** Starts of the table's rows, newest first, as they are written. */
  times(): Promise<string[]> {
    return this.table.getByRole("rowheader").allTextContents();
  }
}
