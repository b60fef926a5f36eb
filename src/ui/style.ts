/**
 * Styles as the build finished them (scripts/build/styles.ts): each `css` of a module has become its declarations
 * and its further rules, where `&` stands for the class.
 */
type Style = readonly [declarations: string, ...rules: string[]];

/** What is written, and what the build makes of it: a style is a constant of its module. */
type Tag = (strings: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

const known = new Map<string, Style>();
const names = new Map<string, string>();
const joined = new Map<string, string>();
let sheet: CSSStyleSheet | null = null;

/** A class that looks like this; equal styles share one. */
export const css = classOf as unknown as Tag;

/** The name of an animation, and its one rule. */
export const keyframes = ((name: string, rule: string): string => {
  insert(name, ["", rule]);
  return name;
}) as unknown as Tag;

function classOf(...style: Style): string {
  const text = style.join("");
  const before = names.get(text);
  if (before !== undefined) return before;
  const name = `c-${names.size.toString(36)}`;
  names.set(text, name);
  known.set(name, style);
  insert(name, style);
  return name;
}

/**
 * Joins classes; what comes later wins. Equal rules share one class and stand in the sheet where they first came, so
 * the order of classes alone decides nothing: they become one class, once for each combination. Conditions and states
 * of all of them come after the declarations of all of them.
 */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  const key = parts.filter(Boolean).join(" ");
  const before = joined.get(key);
  if (before !== undefined) return before;
  const all = key.split(" ");
  const ours = all.filter((name) => known.has(name));
  const merged = ours.length < 2 ? key : [...all.filter((name) => !known.has(name)), merge(ours)].join(" ");
  joined.set(key, merged);
  return merged;
}

function merge(classes: readonly string[]): string {
  const styles = classes.map((name) => known.get(name) ?? ([""] as const));
  const declarations = styles.map(([own]) => own).join(";");
  return classOf(declarations, ...styles.flatMap(([, ...rules]) => rules));
}

/** Through insertRule only: the content security policy refuses style text (D7.2). Where there is no page, nowhere. */
function insert(name: string, [declarations, ...rules]: Style): void {
  if (typeof document === "undefined") return;
  sheet ??= document.head.appendChild(document.createElement("style")).sheet;
  const all = declarations === "" ? rules : [`&{${declarations}}`, ...rules];
  for (const rule of all) sheet?.insertRule(rule.replaceAll("&", `.${name}`), sheet.cssRules.length);
}
