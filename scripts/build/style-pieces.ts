import { browserslistToTargets, transform } from "lightningcss";

/** Those of the build (vite.config.ts). */
const targets = browserslistToTargets(["chrome 114", "safari 17", "firefox 125"]);

/**
 * A style's rules, short: first the declarations of its class, "" for none, then every other rule in its order, where `&`
 * stands for the class. Of keyframes their name and their one rule.
 */
export function pieces(name: string, text: string): readonly string[] {
  const { code } = transform({ filename: name, code: Buffer.from(text), minify: true, targets });
  const all = rulesOf(code.toString());
  if (text.startsWith("@keyframes")) return [name, ...all];
  if (text.includes("&")) throw new Error(`an ampersand in ${text}`);
  const own = `.${name}{`;
  const [first = ""] = all;
  const rest = first.startsWith(own) ? all.slice(1) : all;
  const declarations = first.startsWith(own) ? first.slice(own.length, -1) : "";
  return [declarations, ...rest.map((rule) => rule.replaceAll(`.${name}`, "&"))];
}

/** The rules of a sheet without comments, one by one. */
function rulesOf(sheet: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = "";
  for (let at = 0; at < sheet.length; at += 1) {
    const sign = sheet.charAt(at);
    if (quote !== "") {
      if (sign === "\\") at += 1;
      else if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push(sheet.slice(start, at + 1));
      start = at + 1;
    }
  }
  return rules;
}
