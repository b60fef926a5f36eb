import createEmotion from "@emotion/css/create-instance";
import { inTurns } from "#src/lazy/turns.ts";

/**
 * The one Emotion instance. `speedy` always: rules enter through insertRule only, because the content security
 * policy refuses style text (D7.2). Call `css` at module level: a class name then costs nothing at render. No browser names are
 * put before properties: what a supported browser still knows by such a name alone is written twice.
 */
const emotion = createEmotion({ key: "c", speedy: true, stylisPlugins: [] });

/* oxlint-disable typescript/unbound-method -- typed as methods, made as closures: none of them uses `this` */
export const css = emotion.css;
export const keyframes = emotion.keyframes;

const { cache } = emotion;

/** The rules of each class as they stand in the sheet. */
const rulesOf = new Map<string, readonly string[]>();
let written: string[] = [];
const write = cache.sheet.insert.bind(cache.sheet);
cache.sheet.insert = (rule) => {
  written.push(rule);
  write(rule);
};

/** Classes whose rules are not in the sheet yet, and what puts them there. */
const late = new Map<string, () => void>();
let hasBegun = false;

/** Before the first render: from now on merged classes, which are a render's own, stand in the sheet at once. */
export function beginRendering(): void {
  hasBegun = true;
}

/**
 * What modules ask for as they are evaluated, hundreds of rules of a file at a time, comes in turns. The first render waits
 * for them, and so does who fetches code that paints (src/lazy/import-with-retry.ts).
 */
const insert = cache.insert;
cache.insert = (...wanted) => {
  const [, { name }, , shouldCache] = wanted;
  if (shouldCache) cache.inserted[name] = true;
  later(`${cache.key}-${name}`, () => insert(...wanted));
};

function later(name: string, put: () => void): void {
  const piece = (): void => {
    // Who needs it earlier has put it there.
    if (!late.delete(name)) return;
    written = [];
    put();
    rulesOf.set(name, written);
  };
  late.set(name, piece);
  inTurns(piece);
  if (late.size === 1) {
    watch?.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  }
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
    for (const name of one.classList) late.get(name)?.();
  }
}

const joined = new Map<string, string>();

/**
 * Joins classes; what comes later wins. Equal rules share one class and stand in the sheet where they first came, so
 * the order of classes alone decides nothing: they are merged into one, once for each combination.
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
  const own = classes.filter((one) => rulesOf.has(one) || late.has(one));
  if (own.length < 2) return undefined;
  const name = [cache.key, ...own.map((one) => one.slice(cache.key.length + 1))].join("-");
  if (!rulesOf.has(name) && !late.has(name)) {
    later(name, () => {
      // Made of what is there: their parts need not be read once more.
      const rules = mergedRules(own, name);
      written = rules;
      for (const rule of rules) write(rule);
    });
    if (hasBegun) late.get(name)?.();
  }
  return [...classes.filter((one) => !own.includes(one)), name].join(" ");
}

/** As if their texts were one: first what each says of the element itself, then states, parts and widths. */
function mergedRules(classes: readonly string[], name: string): string[] {
  const rules = classes.flatMap((one) => {
    late.get(one)?.();
    const every = new RegExp(`\\.${one}(?![\\w-])`, "g");
    return (rulesOf.get(one) ?? []).map((rule) => rule.replace(every, `.${name}`));
  });
  const start = `.${name}{`;
  const itself = rules.filter((rule) => rule.startsWith(start)).map((rule) => rule.slice(start.length, -1));
  const others = rules.filter((rule) => !rule.startsWith(start));
  return itself.length === 0 ? others : [`${start}${itself.join("")}}`, ...others];
}
