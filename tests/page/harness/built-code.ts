import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

/** Files with the page's code and the worker's, a script each. */
export interface BuiltCode {
  readonly page: string;
  readonly worker: string;
}

const root = resolve(import.meta.dirname, "../../..");
const here = (file: string): string => join(import.meta.dirname, file);
const stylesheet = "\0stylesheet";
const face = "\0face";
const workerAddress = "\0worker-address";

/** What stands for a part of the browser: styles are not laid out, the `Worker` is ours, roots are kept to be ended. */
const standIns: Plugin = {
  name: "stand-ins",
  enforce: "pre",
  resolveId(id, importer) {
    if (id.endsWith(".css")) return stylesheet;
    if (id.endsWith("?worker&url")) return workerAddress;
    if (id.endsWith(".woff2?url")) return face;
    const hasLayout = id === "@tanstack/react-virtual" || id.endsWith("/rows-in-sight.ts");
    if (hasLayout && importer !== here("no-layout.ts")) return here("no-layout.ts");
    return id === "react-dom/client" && importer !== here("roots.ts") ? here("roots.ts") : null;
  },
  load(id) {
    if (id === stylesheet) return "export {};";
    if (id === face) return 'export default "/face.woff2";';
    return id === workerAddress ? 'export default "/worker.js";' : null;
  },
};

/** React as it is released: quicker, and without the double effects of development. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    plugins: [standIns],
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.DEV": "false" },
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: {
      alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
    },
    build: {
      write: false,
      minify: false,
      target: "esnext",
      // A library is given no code that fetches ahead what belongs to a part of it.
      lib: { entry: here(entry), formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [one, ...more] = [built].flat();
  if (one === undefined || more.length > 0 || !("output" in one))
    throw new Error(`${entry} is not one script`);
  return one.output[0].code;
}

/**
 * Loading a page module by module takes longer than most tests. As one script it is read once by each of the runner's
 * processes and evaluated anew for each page, as a browser does; the worker's likewise for each worker.
 */
export async function buildCode(): Promise<BuiltCode> {
  const folder = join(root, ".cache", "page-tests");
  await mkdir(folder, { recursive: true });
  const [page, worker] = await Promise.all(
    ["page-entry.ts", "worker-entry.ts"].map(async (entry) => {
      // A run of its own, so that two of them do not write the same file.
      const file = join(folder, entry.replace(/\.ts$/, `-${process.pid}.js`));
      await writeFile(file, await bundle(entry));
      return file;
    }),
  );
  return { page: page ?? "", worker: worker ?? "" };
}
