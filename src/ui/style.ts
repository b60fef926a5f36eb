import createEmotion from "@emotion/css/create-instance";
import { inTurns } from "#src/lazy/turns.ts";
import { Sheets } from "./sheets.ts";

/**
 * The one Emotion instance; its rules stand in sheets of our own. No browser names are put before properties: what a
 * supported browser still knows by such a name alone is written twice.
 */
const emotion = createEmotion({ key: "c", stylisPlugins: [] });
const { cache } = emotion;

/** Stands for the class's own name in its rules until they enter a sheet: classes are merged without reading them. */
const own = `.${cache.key}-own`;
/** The rules of each class. */
const rulesOf = new Map<string, readonly string[]>();
const sheets = new Sheets();
let written: string[] = [];
cache.sheet.insert = (rule) => written.push(rule);
// oxlint-disable-next-line typescript/unbound-method -- typed as a method, made as a closure: it does not use `this`
const insert = cache.insert;
cache.insert = (_selector, styles, sheet) => insert(own, styles, sheet, false);

/** Classes whose rules are in no sheet yet, and what makes them. */
const late = new Map<string, () => readonly string[]>();
/** Of classes whose rules are gathered. */
const gathered = new Set<string>();
let hasBegun = false;

/** Before the first render: from now on merged classes, which are a render's own, stand in the sheet at once. */
export function beginRendering(): void {
  hasBegun = true;
}

/**
 * Called at module level only (`tests/ui/style-rules.test.ts`): each call makes a class. Its name is a number, not a hash of the text: hundreds of
 * texts are requested when a file is evaluated, and each is read in its turn. The first render waits for them, and so does
 * who fetches code that paints (src/lazy/import-with-retry.ts).
 */
export function css(text: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  count += 1;
  const name = `${cache.key}-${count}`;
  later(name, () => rulesOfText(() => emotion.css(text, ...values)));
  return name;
}

/** The frames of an animation, as `css` a class: answers the name that an `animation` calls them by. */
export function keyframes([text = ""]: TemplateStringsArray): string {
  count += 1;
  const name = `${cache.key}-frames-${count}`;
  const styles = `@keyframes ${name}{${text}}`;
  later(name, () => rulesOfText(() => insert("", { name, styles }, cache.sheet, false)));
  return name;
}

let count = 0;

/** What Emotion makes of a text. */
function rulesOfText(make: () => void): readonly string[] {
  written = [];
  make();
  return written;
}

function later(name: string, make: () => readonly string[]): void {
  late.set(name, make);
  inTurns(() => {
    gather(name);
    if (late.size === 0) putGathered();
  });
  if (late.size === 1) {
    watch?.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  }
}

/** Its rules under its name if it has none yet: who needs it earlier than its turn has had them made. */
function made(name: string): readonly string[] {
  const rules = late.get(name)?.() ?? [];
  if (late.delete(name)) rulesOf.set(name, rules);
  return rules.map((rule) => rule.replaceAll(own, `.${name}`));
}

function gather(name: string): void {
  for (const rule of made(name)) sheets.gather(rule);
  gathered.add(name);
}

function putAtOnce(name: string): void {
  for (const rule of made(name)) sheets.add(rule);
}

function putGathered(): void {
  sheets.takeGathered();
  gathered.clear();
}

/** Whoever did not wait is not painted without its styles: this runs between the change of the page and its paint. */
const watch = typeof MutationObserver === "undefined" ? undefined : new MutationObserver(look);

function look(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    const changed = type === "attributes" ? [target] : addedNodes;
    for (const node of changed) if (node instanceof Element) putStylesOf(node);
  }
  if (late.size === 0) watch?.disconnect();
}

function putStylesOf(element: Element): void {
  for (const one of [element, ...element.querySelectorAll("*")]) {
    for (const name of one.classList) {
      if (gathered.has(name)) putGathered();
      else putAtOnce(name);
    }
  }
}

const joined = new Map<string, string>();

/**
 * Joins classes; what comes later wins. Rules stand where their module came first, so the order of classes alone decides
 * nothing: they are merged into one, once for each combination.
 */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  const key = parts.filter(Boolean).join(" ");
  const known = joined.get(key);
  if (known !== undefined) return known;
  const merged = merge(key.split(" ")) ?? key;
  joined.set(key, merged);
  return merged;
}

/** Undefined where there is nothing to merge. */
function merge(classes: readonly string[]): string | undefined {
  const ours = classes.filter((one) => rulesOf.has(one) || late.has(one));
  if (ours.length < 2) return undefined;
  const name = [cache.key, ...ours.map((one) => one.slice(cache.key.length + 1))].join("-");
  if (!rulesOf.has(name) && !late.has(name)) {
    // Made of what is there: their parts need not be read once more.
    later(name, () => mergedRules(ours));
    if (hasBegun) putAtOnce(name);
  }
  return [...classes.filter((one) => !ours.includes(one)), name].join(" ");
}

/** As if their texts were one: first what each says of the element itself, then states, parts and widths. */
function mergedRules(classes: readonly string[]): string[] {
  const rules = classes.flatMap((one) => {
    if (late.has(one)) gather(one);
    return rulesOf.get(one) ?? [];
  });
  const start = `${own}{`;
  const itself = rules.filter((rule) => rule.startsWith(start)).map((rule) => rule.slice(start.length, -1));
  const others = rules.filter((rule) => !rule.startsWith(start));
  return itself.length === 0 ? others : [`${start}${itself.join("")}}`, ...others];
}
