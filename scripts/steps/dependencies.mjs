import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "./folders.mjs";
import { npmCommand, run } from "./run.mjs";

function packagesOf(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
}

/**
 * Whether node_modules holds what package-lock.json requires. npm leaves its own account of what it installed
 * there, written last, so that an install that was broken off does not count.
 */
export function dependenciesInstalled() {
  const wanted = packagesOf(inRoot("package-lock.json"));
  const held = packagesOf(inRoot("node_modules", ".package-lock.json"));
  if (wanted === null || held === null) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const found = held[path];
    // Packages for other machines are rightly absent.
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    const sameContent = entry.integrity === undefined || found.integrity === entry.integrity;
    return found.version === entry.version && sameContent;
  });
}

/** Installs what is missing. True when node_modules is as the lock file says. */
export async function ensureDependencies() {
  if (dependenciesInstalled()) return true;
  console.log("Installing dependencies …");
  // The build's own tools are dev dependencies, which NODE_ENV=production would leave out.
  const { code } = await run(npmCommand(["ci", "--include=dev"]), { show: true });
  return code === 0;
}
