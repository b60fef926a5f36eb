import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";

/** Each package by itself: tools write their caches beside them, and those must not reach the project's own. */
export async function linkPackages(project: string, copy: string): Promise<void> {
  await mkdir(join(copy, "node_modules"));
  const names = await readdir(join(project, "node_modules"));
  for (const name of names.filter((one) => !one.startsWith("."))) {
    await symlink(join(project, "node_modules", name), join(copy, "node_modules", name));
  }
}
