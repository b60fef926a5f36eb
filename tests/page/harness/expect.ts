import { expect as vitestExpect } from "vitest";
import { fits, isDisabled, nameOf, plainText, type Wanted } from "./find.ts";
import { isChecked, textIn } from "./hand.ts";
import { Locator } from "./locator.ts";
import { NodePage } from "./page.ts";
import { giveUpAfterMs, until } from "./until.ts";
import { isVisible } from "./visible.ts";

type Texts = Wanted | readonly Wanted[];

/** What can be said of elements, waited for up to a minute; in the words of the browser tests. */
interface LocatorSays {
  readonly not: LocatorSays;
  toBeVisible(): Promise<void>;
  toBeHidden(): Promise<void>;
  toBeAttached(): Promise<void>;
  toBeEnabled(): Promise<void>;
  toBeDisabled(): Promise<void>;
  toBeChecked(): Promise<void>;
  toBeFocused(): Promise<void>;
  toHaveCount(count: number): Promise<void>;
  toHaveText(text: Texts): Promise<void>;
  toContainText(text: Texts): Promise<void>;
  toHaveValue(value: Wanted): Promise<void>;
  toHaveAttribute(name: string, value?: Wanted): Promise<void>;
  toHaveAccessibleName(name: Wanted): Promise<void>;
}

interface PageSays {
  readonly not: PageSays;
  toHaveURL(url: Wanted): Promise<void>;
  toHaveTitle(title: Wanted): Promise<void>;
}

interface Expect {
  (subject: Locator, message?: string): LocatorSays;
  (subject: NodePage, message?: string): PageSays;
  <T>(subject: T, message?: string): ReturnType<typeof vitestExpect<T>>;
  readonly poll: typeof vitestExpect.poll;
  readonly soft: typeof vitestExpect.soft;
}

/** Holds when `check` answers null; what it answers else is the fault. */
function wait(what: string, not: boolean, check: () => string | null): Promise<void> {
  return until(() => {
    const fault = check();
    if (not ? fault === null : fault !== null) throw new Error(`${what}: ${not ? "it does" : fault}`);
  });
}

function one(locator: Locator, say: (element: Element) => string | null): string | null {
  const found = locator.elements();
  const [element] = found;
  if (element === undefined) return "no such element";
  return found.length > 1 ? `${found.length} elements` : say(element);
}

const asText = (found: string, wanted: Wanted, whole: boolean): string | null =>
  fits(found, wanted, whole) &&
  (whole || !(typeof wanted === "string") || plainText(found).includes(plainText(wanted)))
    ? null
    : `"${plainText(found)}" is not ${String(wanted)}`;

function texts(locator: Locator, wanted: Texts, whole: boolean): string | null {
  if (typeof wanted === "string" || wanted instanceof RegExp)
    return one(locator, (element) => asText(element.textContent ?? "", wanted, whole));
  const found = locator.elements();
  if (found.length !== wanted.length) return `${found.length} elements, not ${wanted.length}`;
  const faults = wanted.map((text, index) => asText(found[index]?.textContent ?? "", text, whole));
  return faults.find((fault) => fault !== null) ?? null;
}

function ofLocator(locator: Locator, message: string, not: boolean): LocatorSays {
  const said = `${message}${message === "" ? "" : ", "}${String(locator)}`;
  const holds = (what: string, check: () => string | null): Promise<void> =>
    wait(`${said} ${what}`, not, check);
  const hiddenFault = (): string | null =>
    locator.elements().every((element) => !isVisible(element)) ? null : "visible";
  return {
    get not() {
      return ofLocator(locator, message, !not);
    },
    toBeVisible: () =>
      holds("is visible", () => one(locator, (element) => (isVisible(element) ? null : "hidden"))),
    toBeHidden: () => holds("is hidden", hiddenFault),
    toBeAttached: () => holds("is there", () => (locator.elements().length > 0 ? null : "no such element")),
    toBeEnabled: () =>
      holds("is enabled", () => one(locator, (element) => (isDisabled(element) ? "disabled" : null))),
    toBeDisabled: () =>
      holds("is disabled", () => one(locator, (element) => (isDisabled(element) ? null : "enabled"))),
    toBeChecked: () =>
      holds("is checked", () => one(locator, (element) => (isChecked(element) ? null : "not checked"))),
    toBeFocused: () =>
      holds("has focus", () =>
        one(locator, (element) =>
          document.activeElement === element
            ? null
            : `${document.activeElement?.outerHTML.slice(0, 120) ?? "nothing"} has`,
        ),
      ),
    toHaveCount: (count) =>
      holds(`are ${count}`, () => {
        const { length } = locator.elements();
        return length === count ? null : `${length} are there`;
      }),
    toHaveText: (text) => holds("reads", () => texts(locator, text, true)),
    toContainText: (text) => holds("contains", () => texts(locator, text, false)),
    toHaveValue: (value) =>
      holds("has value", () => one(locator, (element) => asText(textIn(element), value, true))),
    toHaveAttribute: (name, value) =>
      holds(`has ${name}`, () =>
        one(locator, (element) => {
          const found = element.getAttribute(name);
          if (found === null) return "absent";
          return value === undefined ? null : asText(found, value, true);
        }),
      ),
    toHaveAccessibleName: (name) =>
      holds("is named", () => one(locator, (element) => asText(nameOf(element), name, true))),
  };
}

function ofPage(page: NodePage, not: boolean): PageSays {
  const same = (wanted: Wanted): Wanted =>
    typeof wanted === "string" ? new URL(wanted, page.origin).href : wanted;
  return {
    get not() {
      return ofPage(page, !not);
    },
    toHaveURL: (url) => wait("the address", not, () => asText(page.url(), same(url), true)),
    toHaveTitle: (title) => wait("the title", not, () => asText(document.title, title, true)),
  };
}

const call = (subject: unknown, message = ""): unknown => {
  if (subject instanceof Locator) return ofLocator(subject, message, false);
  if (subject instanceof NodePage) return ofPage(subject, false);
  return vitestExpect(subject, message);
};

export const expect = Object.assign(call, {
  poll: (read: () => unknown, options?: object) =>
    vitestExpect.poll(read as () => never, { timeout: giveUpAfterMs(), interval: 20, ...options }),
  soft: vitestExpect.soft,
}) as unknown as Expect;
