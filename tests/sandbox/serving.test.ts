/** R2.1, R2.10, D1.4, D7.2, D7.4, D1.3. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withConfig } from "#sandbox/serving/app-document.ts";
import { kindOf, securityHeaders } from "#sandbox/serving/security-headers.ts";
import { learnPages } from "#shared/site/learn-pages.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

const script = 'console.log("app");\n'.repeat(100);

const page = (config: string) =>
  `<!doctype html><html><head><script type="application/json" id="app-config">${config}</script></head></html>`;

let folder = "";

let under: SandboxUnderTest;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "coffer-dist-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "common-static"));
  await writeFile(join(folder, "index.html"), page("{}"));
  await writeFile(join(folder, "assets/app-1a2b.js"), script);
  await writeFile(join(folder, "assets/app-1a2b.js.br"), brotliCompressSync(script));
  await writeFile(join(folder, "assets/app-1a2b.js.gz"), gzipSync(script));
  await writeFile(join(folder, "common-static/en.json"), "{}");
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  under = await startSandbox({
    dist: pathToFileURL(`${folder}/`),
    appConfig: () => ({ learnUrl: "https://learn.example/</script><script>alert(1)</script>" }),
  });
}, startMs);

afterAll(async () => {
  await under.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${under.origin}${path}`, { redirect: "manual", headers });

/** Under a name of the exchange's own, which `fetch` would look up. */
const statusAt = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(`${under.origin}${path}`, { headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once("error", reject);
    sent.end();
  });

describe("the app's files", () => {
  test("hashed files are kept for a year and come compressed", async () => {
    for (const [wanted, encoding] of [
      ["br, gzip", "br"],
      ["gzip", "gzip"],
    ] as const) {
      const response = await get("/assets/app-1a2b.js", { "Accept-Encoding": wanted });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("content-type")).toMatch(/javascript/);
      expect(await response.text()).toBe(script);
    }
  });

  test("other files are requested again", async () => {
    const response = await get("/common-static/en.json");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("etag")).toBeTruthy();
  });

  test("each route of the app is the document, with the host's configuration safely in it", async () => {
    for (const path of [
      "/user/assets/",
      "/user/assets/exchange/index?x=/.1",
      "/user/assets/deposit/chain-address",
    ]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      const html = await response.text();
      expect(html.match(/<script/g)).toHaveLength(1);
      const json = /id="app-config">(.*?)<\/script>/.exec(html)?.[1] ?? "";
      expect(JSON.parse(json)).toEqual({
        learnUrl: "https://learn.example/</script><script>alert(1)</script>",
        telemetryUrl: "/monitoring-collector",
        loggingUrl: "/log-collector",
        signing: under.sandbox.exchange.keys.published,
      });
    }
  });

  test("the root leads to the convert page; other paths and missing files are 404", async () => {
    const root = await get("/");
    expect([root.status, root.headers.get("location")]).toEqual([302, "/user/assets/exchange/index"]);
    for (const path of [
      "/nothing",
      "/assets/gone.js",
      "/user/assetsx",
      "/.vite/manifest.json",
      "/%2evite/manifest.json",
      "/assets/../../package.json",
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test.each(learnPages)("%s is a page of the learn sub-site of any host, and of no other", async (path) => {
    expect(await statusAt("learn.localhost", `/en/${path}`)).toBe(200);
    expect(await statusAt("learn.eu.localhost", `/de-DE/${path}`)).toBe(200);
    expect(await statusAt("localhost", `/en/${path}`)).toBe(404);
  });

  test("coin discs", async () => {
    const response = await get("/coin-icons/btc.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(await response.text()).toMatch(/^<svg /);
    expect((await get("/coin-icons/..%2Fcoins.svg")).status).toBe(404);
  });

  test("a document without the block is an error", () => {
    expect(() => withConfig("<html></html>", {})).toThrow("app-config");
  });
});

describe("security headers", () => {
  test("the whole policy, with the feed's origin of this very host, on every kind of answer", async () => {
    const { host, port } = new URL(under.origin);
    const expected = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "worker-src 'self'",
      `connect-src 'self' ws://${host}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types coffer-worker",
      "report-uri /csp-report",
    ].join("; ");
    for (const path of ["/user/assets/exchange/index", "/login", "/assets/app-1a2b.js", "/nothing"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBe(expected);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("strict-transport-security")).toBeNull();
    }
    const regional = await fetch(`http://127.0.0.1:${port}/login`);
    expect(regional.headers.get("content-security-policy")).toContain(
      `connect-src 'self' ws://127.0.0.1:${port};`,
    );
  });

  test("what is no page may do nothing at all, opened by itself", async () => {
    const policy =
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox; report-uri /csp-report";
    for (const path of [
      "/x-api/v2/private/user/profile",
      "/x-api/nothing?x=/login",
      "/coin-icons/btc.svg",
      "/healthz",
    ]) {
      const { headers } = await get(path, { Origin: "https://evil.example" });
      expect(headers.get("content-security-policy")).toBe(policy);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("content-type")).not.toMatch(/html/);
    }
    expect(kindOf("/x-apiary")).toBe("page");
    expect(kindOf("/user/assets/?next=/x-api/")).toBe("page");
  });

  test("no answer is readable by another origin, and none asks a browser to send a foreign call", async () => {
    const wanted = {
      Origin: "https://evil.example",
      "Access-Control-Request-Headers": "usertoken,content-type",
    };
    const preflight = await fetch(`${under.origin}/x-api/logout`, {
      method: "OPTIONS",
      headers: { ...wanted, "Access-Control-Request-Method": "POST" },
    });
    const answers = [
      preflight,
      await get("/x-api/v2/private/user/profile", wanted),
      await get("/login", wanted),
    ];
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("no answer is a script that a name in the address may choose (JSONP)", async () => {
    const answer = await get("/x-api/v2/private/user/profile?callback=alert&jsonp=alert");
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(JSON.parse(await answer.text())).toMatchObject({ ret_code: 10_007 });
  });

  test("over TLS: wss and HSTS; a strange Host adds nothing", () => {
    const secure = securityHeaders("eu.coffer.example", true);
    expect(secure["Content-Security-Policy"]).toContain("connect-src 'self' wss://eu.coffer.example;");
    expect(secure["Strict-Transport-Security"]).toBe("max-age=31536000; includeSubDomains");
    expect(securityHeaders("a.b; script-src *", false)["Content-Security-Policy"]).toContain(
      "connect-src 'self';",
    );
  });

  test("reports are collected", async () => {
    const before = await under.control<{ count: number }>("/sandbox/control/csp-reports");
    const body = JSON.stringify({ "csp-report": { "violated-directive": "script-src" } });
    const headers = { "Content-Type": "application/csp-report" };
    expect((await fetch(`${under.origin}/csp-report`, { method: "POST", headers, body })).status).toBe(204);
    const after = await under.control<{ count: number; reports: unknown[] }>("/sandbox/control/csp-reports");
    expect(after.count).toBe(before.count + 1);
    expect(after.reports.at(-1)).toEqual(JSON.parse(body));
  });
});
