/**
 * Whether CSS, attributes or an ancestor hide an element. Only rules that hide or show are looked at: computing every
 * style of every element takes most of a test's time.
 */
interface DisplayRule {
  readonly selector: string;
  readonly hides: boolean;
  readonly weight: number;
}

/** Of rules of the same weight the later one counts. */
interface OrderedRule extends DisplayRule {
  readonly order: number;
}

interface ReadSheet {
  readonly count: number;
  readonly width: number;
  readonly rules: readonly DisplayRule[];
}

const read = new WeakMap<CSSStyleSheet, ReadSheet>();
/** By a class that whatever matches has to have, "" where there is none: few can match one element. */
let rules: ReadonlyMap<string, readonly OrderedRule[]> = new Map();
let counted = "";

/** Sheets come one after the other, and each is read once. */
function rulesOf(sheet: CSSStyleSheet): readonly DisplayRule[] {
  const before = read.get(sheet);
  const count = sheet.cssRules.length;
  if (before?.count === count && before.width === innerWidth) return before.rules;
  const found: DisplayRule[] = [];
  const collect = (list: Iterable<CSSRule>): void => {
    for (const rule of list) {
      if ("media" in rule && "cssRules" in rule) {
        const { media, cssRules } = rule as CSSMediaRule;
        if (matchMedia(media.mediaText).matches) collect(cssRules);
      } else if ("selectorText" in rule && "style" in rule) {
        const { selectorText, style } = rule as CSSStyleRule;
        const display = style.getPropertyValue("display");
        const visibility = style.getPropertyValue("visibility");
        if (display === "" && visibility === "") continue;
        const hides = display === "none" || visibility === "hidden";
        for (const selector of selectorText.split(","))
          found.push({ selector: selector.trim(), hides, weight: weightOf(selector) });
      }
    }
  };
  collect(sheet.cssRules);
  read.set(sheet, { count, width: innerWidth, rules: found });
  return found;
}

function readRules(): void {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const state = `${sheets.map((sheet) => sheet.cssRules.length).join()}|${innerWidth}`;
  if (state === counted) return;
  counted = state;
  const byClass = new Map<string, OrderedRule[]>();
  for (const [order, rule] of sheets.flatMap(rulesOf).entries()) {
    const name = classOf(rule.selector);
    const same = byClass.get(name);
    if (same === undefined) byClass.set(name, [{ ...rule, order }]);
    else same.push({ ...rule, order });
  }
  rules = byClass;
}

function classOf(selector: string): string {
  // What stands in brackets may be about others.
  if (selector.includes("(")) return "";
  const last = selector.split(/[\s>+~]+/).at(-1) ?? "";
  return /^[a-z]*\.([\w-]+)/i.exec(last)?.[1] ?? "";
}

/** Ids, classes and attributes, types: enough of specificity for this project's sheets. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[]|:(?!not|is|where|:)/g) * 100 + count(/(^|[\s>+~])[a-z]/g);
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function hiddenByRule(element: Element): boolean {
  let strongest: OrderedRule | undefined;
  for (const name of ["", ...element.classList]) {
    for (const rule of rules.get(name) ?? [])
      if (isStronger(rule, strongest) && matches(element, rule.selector)) strongest = rule;
  }
  return strongest?.hides ?? false;
}

function isStronger(rule: OrderedRule, other: OrderedRule | undefined): boolean {
  if (other === undefined) return true;
  return rule.weight === other.weight ? rule.order > other.order : rule.weight > other.weight;
}

function hiddenItself(element: Element): boolean {
  if (element.hasAttribute("hidden")) return true;
  const tag = element.tagName;
  if (tag === "SCRIPT" || tag === "STYLE" || tag === "TEMPLATE" || tag === "NOSCRIPT") return true;
  if (tag === "DIALOG" && !element.hasAttribute("open")) return true;
  if (
    tag !== "SUMMARY" &&
    element.parentElement?.tagName === "DETAILS" &&
    !element.parentElement.hasAttribute("open")
  )
    return true;
  if (element instanceof HTMLElement) {
    const { display, visibility } = element.style;
    if (display === "none" || visibility === "hidden") return true;
    if (display !== "") return false;
  }
  return hiddenByRule(element);
}

/** What was found in this look at the page: what is requested shares most of its ancestors. */
const seen = new Map<Element, boolean>();

/** As a browser paints it. */
export function isVisible(element: Element): boolean {
  if (!element.isConnected) return false;
  // The page changes between two looks, not within one. A window's own microtasks end with it.
  if (seen.size === 0) {
    readRules();
    void Promise.resolve().then(() => seen.clear());
  }
  return isShown(element);
}

function isShown(element: Element): boolean {
  const before = seen.get(element);
  if (before !== undefined) return before;
  const parent = element.parentElement;
  const shown = (parent === null || isShown(parent)) && !hiddenItself(element);
  seen.set(element, shown);
  return shown;
}

/** As assistive technology and the keyboard reach it: visible, not inert, not aria-hidden, not outside of a modal dialog, painted above it or not. */
export function isReachable(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute("inert") || at.getAttribute("aria-hidden") === "true") return false;
  }
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  return (modal === undefined || modal.contains(element)) && isVisible(element);
}
