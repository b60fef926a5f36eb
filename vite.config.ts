import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./scripts/build/chunks.ts";
import { firstPaint, preloads } from "./scripts/build/document.ts";
import { sandboxConfig, sandboxProxy } from "./scripts/build/sandbox.ts";
import { prefixedTranslations } from "./scripts/build/translations.ts";
import { workerChunkOf, workerInOneFile } from "./scripts/build/worker-file.ts";

const sandbox = process.env.COFFER_SANDBOX ?? "http://localhost:4401";

export default defineConfig({
  plugins: [
    react(),
    prefixedTranslations(),
    firstPaint(),
    workerInOneFile(),
    preloads(),
    sandboxConfig(sandbox),
  ],
  worker: {
    format: "es",
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: workerChunkOf }] } },
    },
  },
  build: {
    target: ["chrome114", "safari17", "firefox125"],
    sourcemap: true,
    // Fonts and images stay files: inlined they would be fetched before they are needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
    },
  },
  // The worker's packages too, found before the first visit: found during it they would reload the page.
  optimizeDeps: { entries: ["index.html", "worker/main.ts"] },
  server: {
    port: 4400,
    strictPort: true,
    proxy: sandboxProxy(sandbox),
  },
});
