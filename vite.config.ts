import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./scripts/build/chunks.ts";
import { firstPaint, preloads } from "./scripts/build/document.ts";
import { knownPlatform } from "./scripts/build/known-platform.ts";
import { leanDecimals } from "./scripts/build/lean-decimals.ts";
import { leanPreload } from "./scripts/build/lean-preload.ts";
import { leanReact } from "./scripts/build/lean-react.ts";
import { leanStyles } from "./scripts/build/lean-styles.ts";
import { leanTexts } from "./scripts/build/lean-texts.ts";
import { pageFiles } from "./scripts/build/page-files.ts";
import { readWhole } from "./scripts/build/read-whole.ts";
import { sandboxConfig, sandboxProxy } from "./scripts/build/sandbox.ts";
import { shortStyles } from "./scripts/build/short-styles.ts";
import { singleIcons } from "./scripts/build/single-icons.ts";
import { prefixedTranslations } from "./scripts/build/translations.ts";
import { workerChunkOf, workerInOneFile } from "./scripts/build/worker-file.ts";

const sandbox = process.env.COFFER_SANDBOX ?? "http://localhost:4401";

export default defineConfig({
  plugins: [
    react(),
    leanTexts(),
    leanPreload(),
    leanReact(),
    knownPlatform(),
    leanStyles(),
    shortStyles(),
    singleIcons(),
    prefixedTranslations(),
    firstPaint(),
    workerInOneFile(),
    preloads(),
    pageFiles(),
    readWhole(),
    sandboxConfig(sandbox),
  ],
  resolve: {
    // What React lacked before its version 18 and packages still bring along for it.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
  worker: {
    format: "es",
    plugins: () => [leanDecimals()],
    rolldownOptions: {
      // It would hand on through a file of the bundler's own what `workerInOneFile` has the asker take itself.
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      output: {
        // Notes for bundlers, which a worker's script keeps otherwise: 1 KiB.
        comments: false,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: workerChunkOf }] },
      },
    },
  },
  build: {
    target: ["chrome114", "safari17", "firefox125"],
    sourcemap: true,
    // Fonts and images stay files: inlined they would be fetched before they are needed.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the document itself brings is there whenever a script asks for another: not named once for each page.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((one) => !/\/(?:rolldown-runtime|start)-[^/]*$/.test(one)),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // Names are most of what a first visit cannot compress: 42 bits of hash tell two builds of a chunk apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
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
