import type { Driver } from "./driver.ts";
import { type Found, type Query, seek } from "./seek.ts";

const limitMs = 60_000;
const lookEveryMs = 100;

/** A page as a person meets it: looks, waits until something can be pressed, presses, types. */
export class Screen {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Reads again and again until the answer is not undefined; `reported` says what was missed. */
  async until<T>(reported: string, read: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + limitMs;
    for (;;) {
      const answer = await read();
      if (answer !== undefined) return answer;
      if (Date.now() > end) throw new Error(`waited ${limitMs / 1000} s for ${reported}`);
      await new Promise((go) => setTimeout(go, lookEveryMs));
    }
  }

  /** Waits until the answer is so. */
  async is<T>(reported: string, wanted: T, read: () => Promise<T>): Promise<void> {
    let last: T | undefined;
    await this.until(`${reported} to be ${JSON.stringify(wanted)}`, async () => {
      last = await read();
      return JSON.stringify(last) === JSON.stringify(wanted) ? true : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}; it is ${JSON.stringify(last)}`);
    });
  }

  find({ css, words = "" }: Query, center = false): Promise<Found | null> {
    return this.driver.run(seek, css, words, center);
  }

  /** Waits until it is seen. */
  see(css: string, words = ""): Promise<Found> {
    return this.until(`${css} /${words}/`, async () => (await this.find({ css, words })) ?? undefined);
  }

  /** Waits until there is none that is seen. */
  async gone(css: string, words = ""): Promise<void> {
    await this.until(`no ${css} /${words}/`, async () =>
      (await this.find({ css, words })) === null ? true : undefined,
    );
  }

  /** Waits until a press on it would hit it, at a place where it stays, and presses there. */
  async press(css: string, words = ""): Promise<void> {
    let before: Found | null = null;
    let why = "is not there";
    const at = await this.until(`${css} /${words}/ to be pressed`, async () => {
      const found = await this.find({ css, words }, true);
      const still = found !== null && found.x === before?.x && found.y === before.y;
      before = found;
      if (found !== null)
        why =
          found.covered === "" ? (found.enabled ? "moves" : "is disabled") : `is covered by ${found.covered}`;
      return found !== null && still && found.enabled && found.covered === "" ? found : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${String(error)}: it ${why}`);
    });
    await this.driver.press(at.x, at.y);
  }

  /** Puts this into a field by keys; `shown` is how the field writes it then, `words` what it is called. */
  async fill(css: string, text: string, { shown = text, words = "" } = {}): Promise<void> {
    await this.press(css, words);
    await this.driver.keys("Control+a", "Backspace");
    await this.driver.keys(...Array.from(text));
    await this.is(
      `the value of ${css} ${words}`,
      shown,
      async () => (await this.find({ css, words }))?.value ?? "",
    );
  }

  /** Texts of all that match, as they are. */
  texts(css: string): Promise<readonly string[]> {
    return this.driver.run(
      (which: string) => [...document.querySelectorAll(which)].map((one) => one.textContent ?? ""),
      css,
    );
  }

  /** By how many px the page can be scrolled sideways. */
  sideways(): Promise<number> {
    return this.driver.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  address(): Promise<string> {
    return this.driver.run(() => location.pathname + location.search);
  }
}
