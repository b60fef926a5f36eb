import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import sirv from "sirv";
import { appDocument } from "./app-document.ts";
import { coinIcon } from "./coin-icons.ts";
import type { HostConfig } from "./host-config.ts";
import { homePath } from "./redirect.ts";
import { allowingStylesOf } from "./security-headers.ts";

const year = "public, max-age=31536000, immutable";

/** Serves the coin discs, the built app of `dist` if there is one, and its document for every route of the app. */
export function serveFiles(fastify: FastifyInstance, dist: URL, configOf: HostConfig): void {
  fastify.get<{ Params: { file: string } }>("/coin-icons/:file", async ({ params }, reply) => {
    const icon = coinIcon(params.file);
    if (icon === undefined) return reply.code(404).send("Not found");
    return reply.type("image/svg+xml").header("Cache-Control", "public, max-age=604800").send(icon);
  });
  fastify.get("/", async (_request, reply) => reply.redirect(homePath, 302));
  if (!existsSync(new URL("index.html", dist))) return;

  fastify.get("/index.html", async (_request, reply) => reply.redirect(homePath, 302));

  const serve = sirv(fileURLToPath(dist), {
    // Looks at the disk for each request: a listing made once would send files that a rebuild has taken away.
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    extensions: [],
    setHeaders(response, path) {
      response.setHeader("Cache-Control", path.startsWith("/assets/") ? year : "no-cache");
    },
  });
  fastify.setNotFoundHandler(async (request, reply) => {
    const readable = request.method === "GET" || request.method === "HEAD";
    const path = request.url.split("?", 1)[0] ?? "";
    // What a build leaves in dot folders is nobody's business.
    if (!readable || /(^|\/|%2f)(\.|%2e)/i.test(path)) return reply.code(404).send("Not found");
    const found = await new Promise<boolean>((resolve) => {
      reply.raw.once("close", () => resolve(true));
      serve(request.raw, reply.raw, () => resolve(false));
    });
    if (found) return reply.hijack();
    if (!/^\/user\/assets(\/|$)/.test(path)) return reply.code(404).send("Not found");
    const document = appDocument(new URL("index.html", dist), configOf(request.hostname));
    const policy = "Content-Security-Policy";
    return reply
      .type("text/html; charset=utf-8")
      .header("Cache-Control", "no-cache")
      .header(policy, allowingStylesOf(document, String(reply.raw.getHeader(policy))))
      .send(document);
  });
}
