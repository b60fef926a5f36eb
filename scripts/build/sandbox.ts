import { AsyncLocalStorage } from "node:async_hooks";
import { get } from "node:http";
import type { Plugin } from "vite";

/** The host of the request whose document is made. */
const requested = new AsyncLocalStorage<string>();

/** The sandbox's host config in the document, keys and all: it makes new ones at each boot, and has one for each site. */
export function sandboxConfig(target: string): Plugin {
  const block = /(<script type="application\/json" id="app-config">)[\s\S]*?(<\/script>)/;
  return {
    name: "sandbox-config",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => requested.run(request.headers.host ?? "localhost", next));
    },
    async transformIndexHtml(html) {
      const config = await textAt(`${target}/sandbox/app-config`, requested.getStore() ?? "localhost");
      const json = config.replaceAll("<", "\\u003c");
      return html.replace(block, (_block, open: string, close: string) => `${open}${json}${close}`);
    },
  };
}

/** As the page's own host asks for it: not every machine finds the address of `eu.localhost`. */
function textAt(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.setEncoding("utf8");
      let text = "";
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => resolve(text));
    }).on("error", reject);
  });
}

/** Beside the API: pages and files of the sandbox's own, by how their path begins. */
const ownPaths = [
  "/login",
  "/identity",
  "/elsewhere",
  "/options-terms/",
  "^/[\\w-]+/help/",
  "/sandbox",
  "/coin-icons",
  "/healthz",
  "/csp-report",
  "/monitoring-collector",
  "/log-collector",
];

/** What the sandbox answers while the page comes from its sources (`npm run dev`). */
export function sandboxProxy(target: string) {
  // The host name stays: the sandbox tells the site by it.
  const http = Object.fromEntries(
    ["/x-api", ...ownPaths].map((path) => [path, { target, changeOrigin: false }]),
  );
  return { ...http, "/spot/ws": { target, ws: true, changeOrigin: false } };
}
