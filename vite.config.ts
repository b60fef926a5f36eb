import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { withoutDebugMessages } from "./scripts/steps/debug-messages.mjs";

const translations = "common-static/coffer/release";
/** Where no production host serves the page, translation files carry its kind before their name (R7.29). */
const prefixes = ["test-", "testnet-"];

/** Serves each translation file under its prefixed names too: from the one source in dev, as copies in a build. */
function prefixedTranslations(): Plugin {
  const prefixed = new RegExp(`^(/${translations}/[\\w-]+/)(?:${prefixes.join("|")})([\\w-]+\\.json)(\\?|$)`);
  return {
    name: "prefixed-translations",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(prefixed, "$1$2$3");
        next();
      });
    },
    generateBundle() {
      const folder = join("public", translations);
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!path.endsWith(".json")) continue;
        const at = path.lastIndexOf("/") + 1;
        const source = readFileSync(join(folder, path));
        for (const prefix of prefixes) {
          const fileName = `${translations}/${path.slice(0, at)}${prefix}${path.slice(at)}`;
          this.emitFile({ type: "asset", fileName, source });
        }
      }
    },
  };
}

const entry = /\/src\/app\/main\.tsx$/;
const page = /\/src\/features\/(?:[^/]+\/)+([^/]+-page)\.tsx$/;

/** Its first visit has a budget: what it shares with other pages travels with the app, what only others share does not. */
const firstPage = /\/convert-page\.tsx$/;

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The entry and the pages that cannot run without this module. */
function rootsOf(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  return [...seen].filter((at) => entry.test(at) || page.test(at));
}

/** Whether a part that is fetched later, by the entry or by another page, needs this module too. */
function isNeededWithout(only: string, id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>([only]);
  const climb = (at: string): boolean => {
    if (seen.has(at)) return false;
    seen.add(at);
    if (entry.test(at) || page.test(at)) return true;
    const info = graph.getModuleInfo(at);
    return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some(climb);
  };
  return climb(id);
}

/**
 * Few large chunks instead of many small ones, which compress 6 % worse: what everybody needs, what several pages
 * need, what one page needs. What is fetched later falls where the bundler puts it.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  // The document is no module: left alone it names the entry's chunks itself.
  if (id.endsWith("/index.html")) return null;
  const roots = rootsOf(id, graph);
  const [only, another] = roots;
  if (roots.some((root) => entry.test(root))) return "app";
  if (only === undefined) return null;
  if (another === undefined) {
    // In the page's own chunk it would bring the whole page along to whoever else needs it.
    if (isNeededWithout(only, id, graph)) return firstPage.test(only) ? "app" : null;
    return page.exec(only)?.[1] ?? null;
  }
  return roots.some((root) => firstPage.test(root)) ? "app" : "pages";
}

const workerEntry = /\/worker\/main\.ts$/;

/** All that the worker needs at its start is one chunk; what it loads later falls where the bundler puts it. */
function workerChunkOf(id: string, graph: ModuleGraph): string | null {
  const seen = new Set<string>();
  const isNeededAtStart = (at: string): boolean => {
    if (workerEntry.test(at)) return true;
    if (seen.has(at)) return false;
    seen.add(at);
    return (graph.getModuleInfo(at)?.importers ?? []).some(isNeededAtStart);
  };
  return isNeededAtStart(id) ? "worker" : null;
}

/** The texts' packages without the messages of their debug mode, which no page turns on: a tenth of their bytes. */
function quietTexts(): Plugin {
  return {
    name: "quiet-texts",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/(i18next|react-i18next)\/dist\/es/ },
      handler: (code) => ({ code: withoutDebugMessages(code), map: null }),
    },
  };
}

/** The face that every first paint needs is asked for with the document, not after the styles. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) =>
          /plex-sans-latin-(?!ext)[\w-]+\.woff2$/.test(name),
        );
        if (file === undefined) return [];
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` };
        return [{ tag: "link", attrs, injectTo: "head" as const }];
      },
    },
  };
}

/** The sandbox's host config in the document, keys and all: it makes new ones at each boot. */
function sandboxConfig(target: string): Plugin {
  const block = /(<script type="application\/json" id="app-config">)[\s\S]*?(<\/script>)/;
  return {
    name: "sandbox-config",
    apply: "serve",
    async transformIndexHtml(html) {
      const answer = await fetch(`${target}/sandbox/app-config`);
      const json = (await answer.text()).replaceAll("<", "\\u003c");
      return html.replace(block, (_block, open: string, close: string) => `${open}${json}${close}`);
    },
  };
}

/** What the sandbox answers while the page comes from its sources (`npm run dev`). */
function sandboxProxy(target: string) {
  const collectors = ["/monitoring-collector", "/log-collector"];
  const paths = ["/x-api", "/login", "/sandbox", "/coin-icons", "/healthz", "/csp-report", ...collectors];
  // The host name stays: the sandbox tells the site by it.
  const http = Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }]));
  return { ...http, "/spot/ws": { target, ws: true, changeOrigin: false } };
}

const sandbox = process.env.COFFER_SANDBOX ?? "http://localhost:4401";

export default defineConfig({
  plugins: [react(), quietTexts(), prefixedTranslations(), preloadFont(), sandboxConfig(sandbox)],
  resolve: {
    // What React lacked before its version 18 and packages still bring along for it.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }],
  },
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
