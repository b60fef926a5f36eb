import type { Plugin } from "vite";

/** The sandbox's host config in the document, keys and all: it makes new ones at each boot. */
export function sandboxConfig(target: string): Plugin {
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
export function sandboxProxy(target: string) {
  const collectors = ["/monitoring-collector", "/log-collector"];
  const paths = ["/x-api", "/login", "/sandbox", "/coin-icons", "/healthz", "/csp-report", ...collectors];
  // The host name stays: the sandbox tells the site by it.
  const http = Object.fromEntries(paths.map((path) => [path, { target, changeOrigin: false }]));
  return { ...http, "/spot/ws": { target, ws: true, changeOrigin: false } };
}
