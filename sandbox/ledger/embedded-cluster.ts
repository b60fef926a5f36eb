import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/**
 * Initialising an empty cluster of the embedded engine takes two seconds, loading one half a second: so the empty
 * cluster of the first start is kept in the checkout's cache folder for the next ones.
 */
const cache = new URL("../../node_modules/.cache/coffer-sandbox/", import.meta.url);

/** What an engine is to begin with: a folder, or an empty cluster, or both for a folder that is new. */
export interface ClusterStart {
  readonly dataDir?: string;
  readonly cluster?: Uint8Array<ArrayBuffer>;
}

/** `folder` is where the books lie; undefined for books that are gone with the process. */
export async function clusterStart(folder: string | undefined): Promise<ClusterStart> {
  if (folder === undefined) return { cluster: await emptyCluster() };
  if (existsSync(join(folder, "PG_VERSION"))) return { dataDir: folder };
  await mkdir(folder, { recursive: true });
  return { dataDir: folder, cluster: await emptyCluster() };
}

async function emptyCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const file = new URL(`empty-cluster-${await engineVersion()}.tar.gz`, cache);
  const stored = await readFile(file).catch(() => undefined);
  if (stored !== undefined && isWhole(stored)) return new Uint8Array(stored);
  const { PGlite } = await import("@electric-sql/pglite");
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir("gzip");
  await engine.close();
  const made = new Uint8Array(await dump.arrayBuffer());
  await keep(made, file);
  return made;
}

/** A damaged file is made anew. */
function isWhole(file: Buffer): boolean {
  try {
    return gunzipSync(file).length > 0;
  } catch {
    return false;
  }
}

async function engineVersion(): Promise<string> {
  const manifest = new URL("../../node_modules/@electric-sql/pglite/package.json", import.meta.url);
  const { version } = JSON.parse(await readFile(manifest, "utf8")) as { version: string };
  return version;
}

/** Written aside and renamed, so that nobody ever reads half a file. Without a place to write it goes without. */
async function keep(cluster: Uint8Array, file: URL): Promise<void> {
  try {
    const aside = new URL(`${file.pathname.split("/").at(-1)}.${randomUUID()}`, cache);
    await mkdir(cache, { recursive: true });
    await writeFile(aside, cluster);
    await rename(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
  }
}
