import { existsSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, whatever the caller's own folder is. */
export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));

/** Path inside the project. */
export function inRoot(...parts) {
  return join(root, ...parts);
}

/** The first of these programs that PATH holds, as an absolute path; "" when none. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const endings = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];
  for (const name of names) {
    for (const folder of folders) {
      for (const ending of endings) {
        const file = join(folder, name + ending);
        if (existsSync(file)) return file;
      }
    }
  }
  return "";
}
