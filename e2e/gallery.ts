import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { slowMarket } from "./global-setup.ts";
import { borrowSandbox } from "./sandbox-pool.ts";
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
export const test = base.extend<object, { readonly galleryFolder: string }>({
  galleryFolder: [
    async ({ browserName }, use) => {
      await mkdir(cache, { recursive: true });
      const folder = await mkdtemp(resolve(cache, `e2e-gallery-${browserName}-`));
      await buildGallery(folder);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 900_000 },
  ],
  sandboxUrl: async ({ ownExchange, galleryFolder }, use) => {
    const sandbox = await borrowSandbox({ ...slowMarket, ...ownExchange, COFFER_DIST: galleryFolder });
    await use(sandbox.url);
    await sandbox.giveBack();
  },
});

export const galleryPath = "/user/assets/__gallery";
