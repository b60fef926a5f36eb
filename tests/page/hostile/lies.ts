import type { Honest, Lie } from "./liar.ts";
import { withResult } from "./liar.ts";

/** The catalogue: what an answer may be instead of the truth. `pick` answers a number in [0, 1) that follows from the seed. */

export type Pick = () => number;

/** A figure that no book has. */
export const sentinel = "31337.25";

const isAmount = (key: string, value: unknown): boolean =>
  typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) && !/id$|time|At$|uid|number/i.test(key);
const isTime = (value: unknown): boolean =>
  (typeof value === "number" && value > 1e9) || (typeof value === "string" && /^1\d{9}(\d{3})?$/.test(value));
const isText = (value: unknown): boolean => typeof value === "string" && /[A-Za-z]{2}/.test(value);

/** Every leaf for which `which` holds becomes what `change` makes of it. */
function leaves(
  value: unknown,
  which: (key: string, leaf: unknown) => boolean,
  change: (leaf: unknown) => unknown,
  key = "",
): unknown {
  if (Array.isArray(value)) return value.map((part) => leaves(part, which, change, key));
  if (typeof value !== "object" || value === null) return which(key, value) ? change(value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, leaves(part, which, change, name)]),
  );
}

/** Every list becomes what `change` makes of it. */
function lists(value: unknown, change: (list: readonly unknown[]) => readonly unknown[]): unknown {
  if (Array.isArray(value)) return change(value.map((part: unknown) => lists(part, change)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lists(part, change)]));
}

const amounts = (change: (text: string) => unknown): Lie =>
  result((whole) => leaves(whole, isAmount, (leaf) => change(String(leaf))));
const result =
  (change: (whole: unknown) => unknown): Lie =>
  ({ text }) => ({ text: withResult(text, change) });
const instead =
  (status: number, text: string, type = "text/html"): Lie =>
  () => ({ status, text, type });
const refusal =
  (code: number): Lie =>
  ({ text }) => ({
    text: JSON.stringify({
      ...(JSON.parse(text) as object),
      retCode: code,
      ret_code: code,
      retMsg: "no",
      ret_msg: "no",
      result: null,
    }),
  });
const html = "<!doctype html><h1>Not here</h1><script>globalThis.wasRun = true</script>";

/** Of a result's own words: whoever has no key can tell them too, but not sign them. */
export const falsehoods: Readonly<Record<string, Lie>> = {
  "a figure that no book has": amounts(() => sentinel),
  "a thousand times as much": amounts((text) => (text.includes(".") ? `1${text}` : `${text}000`)),
  "less than nothing": amounts((text) => `-${text.replace("-", "")}`),
  "an exponent": amounts(() => "1e3"),
  "no number": amounts(() => "NaN"),
  "no figure": amounts(() => ""),
  "a hundred digits": amounts(() => "9".repeat(100)),
  "leading zeros": amounts((text) => `000${text}`),
  "separators of a language": amounts(() => "1.234,50"),
  "numbers that are no text": amounts(Number),
  "nothing where there was something": amounts(() => null),
  "seconds for milliseconds": result((whole) =>
    leaves(
      whole,
      (_, leaf) => isTime(leaf),
      (leaf) => String(Math.trunc(Number(leaf) / 1000)),
    ),
  ),
  "a time to come": result((whole) =>
    leaves(
      whole,
      (_, leaf) => isTime(leaf),
      (leaf) => (typeof leaf === "number" ? leaf * 2 : String(Number(leaf) * 2)),
    ),
  ),
  "words that turn and hide": result((whole) =>
    leaves(
      whole,
      (_, leaf) => isText(leaf),
      (leaf) => `\u202e<img src=x onerror=1>\u200b${String(leaf)}`,
    ),
  ),
  "every row twice": result((whole) => lists(whole, (list) => [...list, ...list])),
  "half of the rows": result((whole) => lists(whole, (list) => list.slice(list.length / 2))),
  "no rows": result((whole) => lists(whole, () => [])),
  "no result": result(() => null),
  "another shape": result(() => ({ surprise: [1, { deep: true }] })),
};

/** A result of the same call that was true once: of before, or of another question. Where there is none it tells the truth. */
const heard =
  (which: (earlier: readonly Honest[]) => Honest | undefined): Lie =>
  ({ text }, earlier) => {
    const known = which(earlier);
    if (known === undefined || known.status !== 200) return { text };
    return { text: withResult(text, () => (JSON.parse(known.text) as { readonly result: unknown }).result) };
  };
export const untimely: Readonly<Record<string, Lie>> = {
  "what it said first": heard((earlier) => earlier[0]),
  "what it said last, whatever was asked": heard((earlier) => earlier.at(-1)),
};

/** Of the whole answer, after the exchange did what it was asked. */
export const mishaps: Readonly<Record<string, Lie>> = {
  "the line cut": () => undefined,
  "half of it": ({ text }) => ({ text: text.slice(0, text.length / 2) }),
  "nothing at all": instead(200, ""),
  "a page": instead(200, html),
  "a page that says 404": instead(404, html),
  "a gateway's 502": instead(502, html),
  "a gateway's 504": instead(504, ""),
  "too many": instead(429, ""),
  "not modified": instead(304, ""),
  "a way to somewhere else": instead(302, html),
  "busy, 10016": refusal(10_016),
  "refused, 700012": refusal(700_012),
  "an answer before": (honest: Honest, earlier) => ({ text: earlier.at(-1)?.text ?? honest.text }),
};

/** `many` of a record's entries, by the seed; each once until all were. */
export function some<T>(
  of: Readonly<Record<string, T>>,
  many: number,
  pick: Pick,
): readonly (readonly [string, T])[] {
  const left = Object.entries(of);
  return Array.from({ length: Math.min(many, left.length) }, () =>
    left.splice(Math.floor(pick() * left.length), 1),
  ).flat();
}
