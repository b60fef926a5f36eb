import createEmotion from "@emotion/css/create-instance";

/**
 * The one Emotion instance. `speedy` always: rules enter through insertRule only, because the content security
 * policy refuses style text (design section 7). Call `css` at module level: a class name then costs nothing at render.
 */
const emotion = createEmotion({ key: "c", speedy: true });

/* oxlint-disable typescript/unbound-method -- typed as methods, made as closures: none of the four uses `this` */
export const css = emotion.css;
export const cx = emotion.cx;
export const keyframes = emotion.keyframes;
export const injectGlobal = emotion.injectGlobal;

/**
 * Joins class names without merging their rules, which {@link cx} does at each render. Rules of a later module win,
 * and a caller's module always comes after the part that it styles.
 */
export function names(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
