import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const root = join(import.meta.dirname, "..");

/** Builds the bench's pages as the app is built: minified, for the same browsers, compressed. Answers their folder. */
export async function buildPages(): Promise<string> {
  // Its own for each run: two at a time do not take each other's pages away.
  const outDir = join(root, ".cache", `bench-${process.pid}`);
  await build({
    root: join(import.meta.dirname, "pages"),
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      target: ["chrome114"],
      rolldownOptions: {
        input: Object.fromEntries(
          ["pipeline", "coffer", "react", "same"].map((name) => [
            name,
            join(import.meta.dirname, "pages", `${name}.html`),
          ]),
        ),
      },
    },
  });
  for (const file of readdirSync(join(outDir, "assets")).filter((name) => name.endsWith(".js"))) {
    const path = join(outDir, "assets", file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  return outDir;
}
