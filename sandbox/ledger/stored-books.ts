import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the embedded engine keeps the books of SANDBOX_KEEP=1: in the checkout, out of the repository's sight. */
export const storedFolder = fileURLToPath(new URL("../../.cache/sandbox-books", import.meta.url));

/**
 * Claims a folder for this process: two engines on the same files would ruin them. Answers what gives it up. A claim
 * of a process that is gone counts for nothing.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.pid`;
  await mkdir(dirname(folder), { recursive: true });
  const holder = Number(await readFile(file, "utf8").catch(() => "0"));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The books in ${folder} are open in process ${holder}: stop it first, or start without SANDBOX_KEEP`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, yet it is there.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
