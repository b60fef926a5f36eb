import createEmotion from "@emotion/css/create-instance";

/**
 * The one Emotion instance. `speedy` always: rules enter through insertRule only, because the content security
 * policy refuses style text (D7.2). Call `css` at module level: a class name then costs nothing at render. No browser names are
 * put before properties: what a supported browser still knows by such a name alone is written twice.
 */
const emotion = createEmotion({ key: "c", speedy: true, stylisPlugins: [] });

/* oxlint-disable typescript/unbound-method -- typed as methods, made as closures: none of them uses `this` */
export const css = emotion.css;
export const keyframes = emotion.keyframes;

type Insertion = Parameters<typeof emotion.cache.insert>;

/** What the first modules ask for, until the first render: the page is free in between, and the texts are on their way. */
const held: Insertion[] = [];
const insert = emotion.cache.insert;
/** Of one turn, ms. */
const turnMs = 5;

emotion.cache.insert = (...wanted) => {
  const [, serialized, , shouldCache] = wanted;
  if (shouldCache) emotion.cache.inserted[serialized.name] = true;
  if (held.push(wanted) === 1) setTimeout(insertSome, 0);
};

function insertSome(): void {
  const until = performance.now() + turnMs;
  while (performance.now() < until && held.length > 0) insertNext();
  if (held.length > 0) setTimeout(insertSome, 0);
}

function insertNext(): void {
  const next = held.shift();
  if (next !== undefined) insert(...next);
}

/** Before the first render: what is left stands in the sheet now, and whatever is asked for later at once. */
export function insertStylesAtOnce(): void {
  while (held.length > 0) insertNext();
  emotion.cache.insert = insert;
}

const joined = new Map<string, string>();

/**
 * Joins classes; what comes later wins. Equal rules share one class and stand in the sheet where they first came, so
 * the order of classes alone decides nothing: Emotion merges them into one, here once for each combination.
 */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  const key = parts.filter(Boolean).join(" ");
  const known = joined.get(key);
  if (known !== undefined) return known;
  const merged = emotion.cx(key);
  joined.set(key, merged);
  return merged;
}
