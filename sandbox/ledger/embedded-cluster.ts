import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

/**
 * The embedded engine in memory. Initialising an empty cluster takes two seconds, loading one half a second: so the
 * empty cluster of the first start is kept in the checkout's cache folder for the next ones.
 */
const cache = new URL("../../node_modules/.cache/coffer-sandbox/", import.meta.url);
const gzip = "application/x-gzip";

export async function openEmbeddedCluster(): Promise<PGlite> {
  const { PGlite: Engine } = await import("@electric-sql/pglite");
  const file = new URL(`empty-cluster-${await engineVersion()}.tar.gz`, cache);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) {
    try {
      return await Engine.create({ loadDataDir: new Blob([new Uint8Array(kept)], { type: gzip }) });
    } catch {
      // A damaged file is made anew.
      await rm(file, { force: true });
    }
  }
  const engine = await Engine.create();
  await keep(engine, file);
  return engine;
}

async function engineVersion(): Promise<string> {
  const manifest = new URL("../../node_modules/@electric-sql/pglite/package.json", import.meta.url);
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return version;
}

/** Written aside and renamed, so that nobody ever reads half a file. Without a place to write it goes without. */
async function keep(engine: PGlite, file: URL): Promise<void> {
  try {
    const dump = await engine.dumpDataDir("gzip");
    const aside = new URL(`${file.pathname.split("/").at(-1)}.${randomUUID()}`, cache);
    await mkdir(cache, { recursive: true });
    await writeFile(aside, new Uint8Array(await dump.arrayBuffer()));
    await rename(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}
