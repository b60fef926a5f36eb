/** D1.1: `npm run dev` has what the sandbox serves beside the page, and each site its own configuration. */
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createVite, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { elsewherePath } from "#sandbox/areas/migration/outside.ts";
import { optionTermsPath } from "#sandbox/areas/options/terms.ts";
import { downloadPrefix } from "#sandbox/areas/statements/links.ts";
import { identityPath } from "#sandbox/serving/identity-page.ts";
import { stablecoinRegulationsPage } from "#shared/site/learn-link.ts";
import { sandboxConfig, sandboxProxy } from "../../scripts/build/sandbox.ts";

let exchange: Server;
let vite: ViteDevServer;
let page: Server;
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  exchange = createServer((request, response) =>
    response.end(JSON.stringify({ host: request.headers.host })),
  );
  await new Promise<void>((done) => exchange.listen(0, "127.0.0.1", done));
  vite = await createVite({
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [sandboxConfig(`http://127.0.0.1:${portOf(exchange)}`)],
  });
  vite.middlewares.use((request, response) => {
    const document = '<script type="application/json" id="app-config">{}</script>';
    void vite.transformIndexHtml(request.url ?? "/", document).then((html) => response.end(html));
  });
  page = createServer(vite.middlewares);
  await new Promise<void>((done) => page.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await vite.close();
  page.close();
  exchange.close();
});

test.each(["localhost:4400", "eu.localhost:4400"])("the configuration is that of %s", async (host) => {
  const text = await new Promise<string>((done) => {
    get({ port: portOf(page), host: "127.0.0.1", path: "/user/assets/", headers: { host } }, (answer) => {
      answer.setEncoding("utf8").on("data", done);
    });
  });
  expect(text).toContain(`{"host":"${host}"}`);
});

test.each([
  "/x-api/user/info",
  downloadPrefix,
  identityPath,
  elsewherePath,
  optionTermsPath("1"),
  `/en/${stablecoinRegulationsPage}`,
  `/zh-TW/${stablecoinRegulationsPage}`,
])("%s is the sandbox's", (path) => {
  const keys = Object.keys(sandboxProxy("http://localhost"));
  const isOf = (key: string): boolean =>
    key.startsWith("^") ? new RegExp(key).test(path) : path.startsWith(key);
  expect(keys.some(isOf)).toBe(true);
});

test.each(["/user/assets/help/", "/src/main.tsx", "/@vite/client"])("%s is the page's", (path) => {
  const keys = Object.keys(sandboxProxy("http://localhost"));
  expect(keys.some((key) => (key.startsWith("^") ? new RegExp(key).test(path) : path.startsWith(key)))).toBe(
    false,
  );
});
