import { readFileSync } from "node:fs";

/** The design tokens of the first rule of src/ui/tokens.css that stands behind `start`, by name. */
export function tokensOf(start: string): Readonly<Record<string, string>> {
  const sheet = readFileSync("src/ui/tokens.css", "utf8");
  const from = sheet.indexOf(`${start} {`) + 1;
  if (from === 0) throw new Error(`no ${start} in tokens.css`);
  const rule = sheet.slice(from, sheet.indexOf("}", from));
  const pairs = [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ")]));
}

export const lightTokens = (): Readonly<Record<string, string>> => tokensOf(":root");
export const darkTokens = (): Readonly<Record<string, string>> => tokensOf(':root[data-theme="dark"]');
