import { describe, expect, it, test } from "vitest";
import { darkTokens, lightTokens, tokensOf } from "../../scripts/build/tokens.ts";

const light = lightTokens();
const dark = darkTokens();

test("the dark theme is the same whoever chose it", () => {
  expect(tokensOf(":root:not([data-theme])")).toEqual(dark);
  expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(dark)));
});

/** Text on ground, each pair that a part uses: 4.5:1 at least. */
const textPairs: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["surface", "canvas", "hover", "pressed", "raised", "primary-soft"]],
  [
    "ink-2",
    [
      "surface",
      "canvas",
      "hover",
      "raised",
      "primary-soft",
      "success-soft",
      "danger-soft",
      "warn-soft",
      "info-soft",
    ],
  ],
  ["ink-3", ["surface", "canvas", "sunken", "hover", "raised", "primary-soft"]],
  ["on-primary", ["primary", "primary-hover", "primary-pressed"]],
  ["on-danger", ["danger-fill"]],
  ["link", ["surface", "canvas", "hover", "raised", "primary-soft", "info-soft", "warn-soft"]],
  ["success", ["surface", "canvas", "raised", "success-soft"]],
  ["danger", ["surface", "canvas", "raised", "danger-soft"]],
  ["warn", ["surface", "canvas", "raised", "warn-soft"]],
  ["info", ["surface", "canvas", "raised", "info-soft"]],
];
/** What is no text but carries meaning: 3:1. */
const markPairs: readonly (readonly [string, readonly string[]])[] = [
  ["control", ["surface", "raised"]],
  ["focus", ["surface", "canvas"]],
  ["field-focus", ["surface"]],
  ["on-fg", ["on-bg"]],
  ["on-check", ["on-bg"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("%s", (_, theme) => {
  it.each(textPairs)("%s is read on its grounds", (text, grounds) => {
    for (const ground of grounds) {
      expect(contrast(theme[text] ?? "", theme[ground] ?? ""), `${text} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  it.each(markPairs)("%s is seen on its grounds", (mark, grounds) => {
    for (const ground of grounds) {
      expect(contrast(theme[mark] ?? "", theme[ground] ?? ""), `${mark} on ${ground}`).toBeGreaterThanOrEqual(
        3,
      );
    }
  });
});

/** WCAG 2 contrast ratio of two opaque hex colours. */
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
