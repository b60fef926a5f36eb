import {
  type ByRole,
  byLabel,
  byRole,
  byText,
  fits,
  isDisabled,
  nameOf,
  plainText,
  type Wanted,
} from "./find.ts";
import * as hand from "./hand.ts";
import { until } from "./until.ts";
import { isReachable, isVisible } from "./visible.ts";

export interface Filter {
  readonly hasText?: Wanted;
  readonly hasNotText?: Wanted;
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly visible?: boolean;
}

type Finder = () => Element[];

/** Finds elements anew each time it is asked, in the words of the browser tests (Playwright's `Locator`). */
export class Locator {
  readonly #find: Finder;
  readonly #what: string;
  /** The tables of locators inside of `has` are relative to each candidate. */
  readonly within: (root: ParentNode) => Element[];

  constructor(within: (root: ParentNode) => Element[], what: string, find: Finder = () => within(document)) {
    this.within = within;
    this.#what = what;
    this.#find = find;
  }

  toString(): string {
    return this.#what;
  }

  elements(): Element[] {
    return this.#find();
  }

  #then(what: string, step: (roots: Element[]) => Element[]): Locator {
    return new Locator(
      (root) => step(this.within(root)),
      `${this.#what} >> ${what}`,
      () => step(this.#find()),
    );
  }

  #inside(what: string, look: (root: ParentNode) => Element[]): Locator {
    return this.#then(what, (roots) => [...new Set(roots.flatMap(look))]);
  }

  getByRole(role: string, options: ByRole = {}): Locator {
    return this.#inside(`${role} ${String(options.name ?? "")}`, (root) => byRole(root, role, options));
  }

  getByText(text: Wanted, { exact = false } = {}): Locator {
    return this.#inside(`text ${String(text)}`, (root) => byText(root, text, exact));
  }

  getByLabel(text: Wanted, { exact = false } = {}): Locator {
    return this.#inside(`label ${String(text)}`, (root) => byLabel(root, text, exact));
  }

  locator(css: string): Locator {
    if (css === "..") return this.#then("parent", (all) => all.flatMap((one) => one.parentElement ?? []));
    return this.#inside(css, (root) => [...root.querySelectorAll(css)]);
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    return this.#then(`filter ${String(hasText ?? hasNotText ?? has ?? hasNot ?? visible)}`, (all) =>
      all.filter(
        (one) =>
          (hasText === undefined || fits(one.textContent ?? "", hasText)) &&
          (hasNotText === undefined || !fits(one.textContent ?? "", hasNotText)) &&
          (has === undefined || has.within(one).length > 0) &&
          (hasNot === undefined || hasNot.within(one).length === 0) &&
          (visible === undefined || isVisible(one) === visible),
      ),
    );
  }

  and(other: Locator): Locator {
    return this.#then(`and ${String(other)}`, (all) => {
      const others = new Set(other.elements());
      return all.filter((one) => others.has(one));
    });
  }

  or(other: Locator): Locator {
    return this.#then(`or ${String(other)}`, (all) => [...new Set([...all, ...other.elements()])]);
  }

  nth(index: number): Locator {
    return this.#then(`nth ${index}`, (all) => all.slice(index).slice(0, 1));
  }
  first = (): Locator => this.nth(0);
  last(): Locator {
    return this.#then("last", (all) => all.slice(-1));
  }

  async count(): Promise<number> {
    return this.elements().length;
  }
  async all(): Promise<Locator[]> {
    return this.elements().map((_element, index) => this.nth(index));
  }
  async allTextContents(): Promise<string[]> {
    return this.elements().map((element) => element.textContent ?? "");
  }
  async allInnerTexts(): Promise<string[]> {
    return this.elements().map((element) => plainText(element.textContent ?? ""));
  }
  async isVisible(): Promise<boolean> {
    return this.elements().some(isVisible);
  }

  /** The one element this finds, once it is there; more than one is a fault of the test. */
  one(): Promise<Element> {
    return until(() => {
      const found = this.elements();
      if (found.length === 1 && found[0] !== undefined) return found[0];
      throw new Error(`${found.length} elements for ${this.#what}`);
    });
  }

  /** Waits until the one element is seen, or until none is. */
  async waitFor({ state = "visible" }: { readonly state?: "visible" | "hidden" } = {}): Promise<void> {
    await until(() => {
      const found = this.elements();
      const seen = found.filter(isVisible).length;
      const holds = state === "hidden" ? seen === 0 : found.length === 1 && seen === 1;
      if (!holds) throw new Error(`${found.length} elements, ${seen} visible, for ${this.#what}`);
    });
  }

  async textContent(): Promise<string> {
    return (await this.one()).textContent ?? "";
  }
  async innerText(): Promise<string> {
    return plainText((await this.one()).textContent ?? "");
  }
  async inputValue(): Promise<string> {
    return hand.textIn(await this.one());
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.one()).getAttribute(name);
  }
  async accessibleName(): Promise<string> {
    return nameOf(await this.one());
  }
  async evaluate<R, A = undefined>(
    run: (element: HTMLElement, given: A) => R,
    given?: A,
  ): Promise<Awaited<R>> {
    return await run((await this.one()) as HTMLElement, given as A);
  }
  async evaluateAll<R>(run: (elements: HTMLElement[]) => R): Promise<Awaited<R>> {
    return await run(this.elements() as HTMLElement[]);
  }

  /** The one element, when a person could press it. */
  #ready(): Promise<HTMLElement> {
    return until(() => {
      const found = this.elements();
      const [element] = found;
      if (element === undefined || found.length > 1)
        throw new Error(`${found.length} elements for ${this.#what}`);
      if (!isReachable(element)) throw new Error(`${this.#what} cannot be reached`);
      if (isDisabled(element)) throw new Error(`${this.#what} is disabled`);
      return element as HTMLElement;
    });
  }

  async click(): Promise<void> {
    hand.click(await this.#ready());
  }
  async dblclick(): Promise<void> {
    const element = await this.#ready();
    hand.click(element);
    hand.click(element);
  }
  async hover(): Promise<void> {
    hand.hover(await this.#ready());
  }
  async tap(): Promise<void> {
    hand.click(await this.#ready());
  }
  async fill(text: string): Promise<void> {
    hand.fill(await this.#ready(), text);
  }
  async clear(): Promise<void> {
    hand.fill(await this.#ready(), "");
  }
  async pressSequentially(text: string): Promise<void> {
    const element = await this.#ready();
    element.focus();
    for (const key of text) hand.press(key);
  }
  async press(key: string): Promise<void> {
    (await this.#ready()).focus();
    hand.press(key);
  }
  async focus(): Promise<void> {
    (await this.#ready()).focus();
  }
  async blur(): Promise<void> {
    ((await this.one()) as HTMLElement).blur();
  }
  async check(): Promise<void> {
    const element = await this.#ready();
    if (!hand.isChecked(element)) hand.click(element);
  }
  async uncheck(): Promise<void> {
    const element = await this.#ready();
    if (hand.isChecked(element)) hand.click(element);
  }
  /** Options that come later are waited for. */
  async selectOption(value: string): Promise<void> {
    const field = await this.#ready();
    await until(() => hand.choose(field, value));
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.one();
  }
}
