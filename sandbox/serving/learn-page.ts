import type { FastifyInstance } from "fastify";
import { type LearnPage, learnPages } from "#shared/site/learn-pages.ts";
import { subSiteOf } from "#shared/site/site.ts";

interface Words {
  readonly title: string;
  readonly lead: string;
}

const words: Readonly<Record<LearnPage, Words>> = {
  "help/eu-unregulated-stablecoins": {
    title: "Unregulated stablecoins in the EU",
    lead: `Some stablecoins have no issuer authorised under the EU's rules on markets in crypto-assets. You keep
what you hold and can sell or withdraw it.`,
  },
  "help/account-migration-terms": {
    title: "Terms of moving an account to another site",
    lead: `What the other site lists moves there as it is, the rest is converted or taken out before. From the start of
the move there is no way back.`,
  },
  "help/card-migration-terms": {
    title: "Terms of moving cards to another site",
    lead: `A card that moves stops paying here and pays from the other site's account. One that cannot move is closed
with this site's account.`,
  },
};

/** The pages of the learn sub-site that the app links to (R2.10), under `learn.` of any host. */
export function serveLearnPages(fastify: FastifyInstance): void {
  for (const page of learnPages) {
    const html = pageOf(words[page]);
    fastify.get(`/:language/${page}`, async ({ hostname }, reply) => {
      if (subSiteOf(hostname) !== "learn") return reply.code(404).send("Not found");
      return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-cache").send(html);
    });
  }
}

const pageOf = ({ title, lead }: Words): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<title>${title} · Coffer sandbox</title>
<link rel="stylesheet" href="/sandbox/login.css">
</head>
<body>
<main>
<p class="brand"><span aria-hidden="true"></span>Coffer</p>
<h1>${title}</h1>
<p class="lead">${lead}</p>
</main>
</body>
</html>
`;
