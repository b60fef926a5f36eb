import createEmotion from "@emotion/css/create-instance";

/**
 * The one Emotion instance. `speedy` always: rules enter through insertRule only, because the content security
 * policy refuses style text (D7.2). Call `css` at module level: a class name then costs nothing at render.
 */
const emotion = createEmotion({ key: "c", speedy: true });

/* oxlint-disable typescript/unbound-method -- typed as methods, made as closures: none of them uses `this` */
export const css = emotion.css;
export const keyframes = emotion.keyframes;

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
