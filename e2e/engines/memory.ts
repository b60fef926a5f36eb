import { readdir, readFile } from "node:fs/promises";

/** What a process and all that it started hold, MiB, each shared page by its share; 0 where there is no /proc. */
export async function memoryOf(root: number): Promise<number> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of pids) parents.set(pid, await field(pid, "status", /^PPid:\s+(\d+)/m));
  const family = (pid: number): boolean => pid === root || (pid > 1 && family(parents.get(pid) ?? 0));
  let kib = 0;
  for (const pid of pids.filter(family)) kib += await field(pid, "smaps_rollup", /^Pss:\s+(\d+)/m);
  return Math.round(kib / 1024);
}

/** A process may end while it is looked at. */
async function field(pid: number, file: string, pattern: RegExp): Promise<number> {
  const text = await readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  return Number(pattern.exec(text)?.[1] ?? 0);
}
