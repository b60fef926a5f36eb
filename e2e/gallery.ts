import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { slowMarket } from "./global-setup.ts";
import { startSandbox } from "./sandbox-process.ts";
import { test as base } from "./test.ts";

const root = resolve(import.meta.dirname, "..");
const cache = resolve(root, ".cache");
const vite = resolve(root, "node_modules/vite/bin/vite.js");

/** Builds the app with the gallery in it. */
async function buildGallery(folder: string): Promise<void> {
  const args = [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, VITE_GALLERY: "1" },
  });
}

/** The project's test against a build with the gallery in it, made anew for each worker: seconds, and never stale. */
export const test: typeof base = base.extend({
  sandboxUrl: [
    async ({ ownExchange }, use) => {
      await mkdir(cache, { recursive: true });
      const folder = await mkdtemp(resolve(cache, "e2e-gallery-"));
      await buildGallery(folder);
      const sandbox = await startSandbox({ ...slowMarket, ...ownExchange, COFFER_DIST: folder });
      await use(sandbox.url);
      await sandbox.stop();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 900_000 },
  ],
});

export const galleryPath = "/user/assets/__gallery";
