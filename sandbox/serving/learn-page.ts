import type { FastifyInstance } from "fastify";
import { stablecoinRegulationsPage } from "#shared/site/learn-link.ts";
import { subSiteOf } from "#shared/site/site.ts";

/** The one page of the learn sub-site that the app links to (R2.10), under `learn.` of any host. */
export function serveLearnPages(fastify: FastifyInstance): void {
  fastify.get(`/:language/${stablecoinRegulationsPage}`, async ({ hostname }, reply) => {
    if (subSiteOf(hostname) !== "learn") return reply.code(404).send("Not found");
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-cache").send(page);
  });
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>Unregulated stablecoins in the EU · Coffer sandbox</title>
<link rel="stylesheet" href="/sandbox/login.css">
</head>
<body>
<main>
<p class="brand"><span aria-hidden="true"></span>Coffer</p>
<h1>Unregulated stablecoins in the EU</h1>
<p class="lead">Some stablecoins have no issuer authorised under the EU's rules on markets in crypto-assets. You keep
what you hold and can sell or withdraw it.</p>
</main>
</body>
</html>
`;
