import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./folders.mjs";
import { standardText } from "./standard-licenses.mjs";

/** Licences that allow shipping the code with its licence beside it. Another one needs somebody to read it first. */
const allowed = new Set([
  "0BSD",
  "(MIT OR Apache-2.0)",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "Unlicense",
]);
/** Their helper functions are in every build and named by no source map. */
const bundlers = ["rolldown", "vite"];

/** Names of the packages whose code is in the scripts of a build, by its source maps. */
export function bundledPackages(dist) {
  const assets = join(dist, "assets");
  const maps = readdirSync(assets).filter((name) => name.endsWith(".js.map"));
  if (maps.length === 0) throw new Error(`${assets} has no source map to tell what was bundled`);
  const sources = maps.flatMap((name) => JSON.parse(readFileSync(join(assets, name), "utf8")).sources);
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set([...names, ...bundlers])].toSorted();
}

/** One package's name, version, licence and the text of it. Throws for a licence that nobody has read. */
export function licenseOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!allowed.has(license)) throw new Error(`${name}: is its licence (${license}) one that may be shipped?`);
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .toSorted();
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  const own = texts.map((text) => text.split(/^# Licenses of bundled dependencies/m, 1)[0].trim());
  if (own.length === 0) own.push(standardText(license, author?.name ?? author ?? `the authors of ${name}`));
  return { name, version, license, text: [...own, ...demandsOf(folder, license)].join("\n\n") };
}

/** Apache's licence has the notice kept, which some packages have only in their README. */
function demandsOf(folder, license) {
  const readme = join(folder, "README.md");
  if (license !== "Apache-2.0" || !existsSync(readme)) return [];
  const said = /^## Licen[cs]e\n+([\s\S]*?)(?=^## |^\[[^\]]+\]: |(?![\s\S]))/m.exec(
    readFileSync(readme, "utf8"),
  )?.[1];
  return /attribution notice/i.test(said ?? "") ? [said.trim()] : [];
}

/** The text beside a build that names all that it contains. */
export function licenseText(dist, packages = inRoot("node_modules")) {
  const parts = bundledPackages(dist).map((name) => licenseOf(join(packages, name)));
  const fonts = readFileSync(inRoot("src", "ui", "fonts", "OFL.txt"), "utf8").trim();
  const own = readFileSync(inRoot("LICENSE"), "utf8").trim();
  const sections = [
    ["Coffer (MIT)", own],
    ["IBM Plex Sans, Sans Arabic and Mono (OFL-1.1)", fonts],
    ...parts.map(({ name, version, license, text }) => [`${name} ${version} (${license})`, text]),
  ];
  const line = "-".repeat(80);
  return `Licences of what these files contain\n\n${sections
    .map(([title, text]) => `${line}\n${title}\n${line}\n${text}\n`)
    .join("\n")}`;
}
