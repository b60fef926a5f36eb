import type { FastifyInstance } from "fastify";
import { optionTermsPrefix } from "../areas/options/terms.ts";
import { escapeHtml, sandboxPage } from "./sandbox-page.ts";

/** The terms that who applies for options accepts: every version has its page. */
export function serveOptionTerms(fastify: FastifyInstance): void {
  fastify.get<{ Params: { version: string } }>(`${optionTermsPrefix}:version`, async ({ params }, reply) => {
    const { version } = params;
    if (!/^\d+\.\d+$/.test(version)) return reply.code(404).send("Not found");
    return reply
      .type("text/html; charset=utf-8")
      .header("Cache-Control", "no-cache")
      .send(page(escapeHtml(version)));
  });
}

function page(version: string): string {
  return sandboxPage({
    title: `Options terms ${version}`,
    heading: `Options terms, version ${version}`,
    body: `<p class="lead">An option gives its buyer a right until its last day and costs a premium. On that day it is settled at the
average price of its coin, or it expires worthless and the premium is lost.</p>
<p class="lead">Who writes an option is paid the premium and bears what the buyer may ask for. That can be more than the
premium, and for a call it has no limit.</p>
<p class="lead">Time that passes, the swings of the market and the price of the coin change what an option is worth.</p>`,
  });
}
