import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Person } from "../accounts/person.ts";
import { personOfToken, tokenCookie } from "../accounts/sessions.ts";
import { clearOutside, elsewherePath, outsideOf } from "../areas/migration/index.ts";
import type { Exchange } from "../exchange.ts";
import { cookieOf } from "./identity-page.ts";
import { escapeHtml, sandboxPage } from "./sandbox-page.ts";
import { isSecure } from "./security-headers.ts";
import { originOf } from "./sign-in.ts";

/** In the place of a host's pages for derivatives, loans, savings, bots and P2P: one press clears what is open there (F6h.3). */

const migrationPath = "/user/assets/center/migration";

/** What is done on such a page, and what it is done to, one and many. */
const acts: Readonly<Record<string, readonly [act: string, one: string, many: string]>> = {
  BOT: ["Stop", "bot", "bots"],
  EARN_LOCKED: ["Redeem", "savings product", "savings products"],
  FIAT_PENDING: ["Let arrive", "fiat payment", "fiat payments"],
  LOAN: ["Repay", "loan", "loans"],
  NEGATIVE_BALANCE: ["Settle", "negative balance", "negative balances"],
  OPEN_ORDER: ["Cancel", "spot order", "spot orders"],
  OPEN_POSITION: ["Close", "position", "positions"],
  P2P_ORDER: ["Complete", "P2P order", "P2P orders"],
  PENDING_WITHDRAW: ["Let arrive", "withdrawal", "withdrawals"],
  SUB_ACCOUNT: ["Empty", "sub-account", "sub-accounts"],
};

interface Route {
  readonly Querystring: { readonly type?: unknown };
}

export function serveElsewhere(fastify: FastifyInstance, exchange: Exchange): void {
  const { clock, database } = exchange;
  const personOf = (request: FastifyRequest): Promise<Person | undefined> => {
    const token = cookieOf(request.headers.cookie ?? "", tokenCookie(isSecure(request.raw)));
    return personOfToken(database.db, token, clock.now());
  };
  const toLogin = `/login?redirect_url=${encodeURIComponent(migrationPath)}`;

  fastify.get<Route>(elsewherePath, async (request, reply) => {
    const person = await personOf(request);
    if (person === undefined) return reply.redirect(toLogin, 303);
    const type = String(request.query.type);
    const open = await outsideOf(database.db, person, clock.now());
    const count = open.reduce((sum, one) => (one.type === type ? sum + one.count : sum), 0);
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page(type, count));
  });

  fastify.post<Route>(elsewherePath, async (request, reply) => {
    // Another site must not do it in a visitor's name.
    if (request.headers.origin !== undefined && request.headers.origin !== originOf(request)) {
      return reply.code(403).send({ error: "Another origin" });
    }
    const person = await personOf(request);
    if (person === undefined) return reply.redirect(toLogin, 303);
    await clearOutside(database.db, person, String(request.query.type));
    return reply.redirect(migrationPath, 303);
  });
}

function page(type: string, count: number): string {
  const [act, one, many] = (Object.hasOwn(acts, type) ? acts[type] : undefined) ?? [
    "Close",
    "thing",
    "things",
  ];
  const words =
    count === 0
      ? `<p class="lead">Nothing is open here. <a href="${migrationPath}">Back to the migration</a></p>`
      : `<p class="lead">A real host has its own page for this. Here one press is enough.</p>
<form method="post" action="${elsewherePath}?type=${escapeHtml(encodeURIComponent(type))}">
<ul><li><button><span class="name">${act} ${count} ${count === 1 ? one : many}</span><span class="about">You are led back to the migration</span></button></li></ul>
</form>`;
  return sandboxPage({ title: "Elsewhere", heading: "A page of the host", body: words });
}
