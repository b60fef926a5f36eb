import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { linkPackages } from "../link-packages.ts";

/** A block of docs/adding-an-area.md: a new file, lines to add to one, or texts. */
export interface Block {
  readonly file: string;
  readonly kind: string;
  readonly text: string;
}

export function blocksOf(document: string): readonly Block[] {
  const found = document.matchAll(/^\*\*(\S+)\*\*\n```(\w+)\n([\s\S]*?)^```$/gm);
  return [...found].map(([, file = "", kind = "", text = ""]) => ({ file, kind, text }));
}

const folders = ["shared", "worker", "sandbox", "src", "tests", "e2e", "scripts", "bench", "public"];
const settings = ["package.json", "tsconfig.base.json", "vitest.config.ts"];

/** A copy of the project at `root`, with its packages linked. */
export async function copyProject(root: string, copy: string): Promise<void> {
  for (const name of [...folders, ...settings])
    await cp(join(root, name), join(copy, name), { recursive: true });
  await linkPackages(root, copy);
}

export async function applyBlock(copy: string, { file, kind, text }: Block): Promise<void> {
  const path = join(copy, file);
  await mkdir(dirname(path), { recursive: true });
  if (kind === "diff") return writeFile(path, amended(file, await readFile(path, "utf8"), text));
  // A new file takes no old one's place.
  if (kind !== "json") return writeFile(path, text, { flag: "wx" });
  const texts: object = JSON.parse(await readFile(path, "utf8"));
  return writeFile(path, JSON.stringify({ ...texts, ...JSON.parse(text) }));
}

/** Added lines come below the line that stands above them, which the file must have once. */
function amended(file: string, before: string, diff: string): string {
  const lines = before.split("\n");
  let at = -1;
  for (const line of diff.split("\n").filter((one) => one !== "")) {
    const [mark, text] = [line[0], line.slice(1)];
    if (mark === "+") {
      at += 1;
      lines.splice(at, 0, text);
      continue;
    }
    at = lines.indexOf(text);
    if (at === -1 || lines.indexOf(text, at + 1) !== -1) throw new Error(`${file} has not one line: ${text}`);
  }
  return lines.join("\n");
}
