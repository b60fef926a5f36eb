import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { findPerson } from "../accounts/person.ts";
import { closeSessions, openSession, sessionCookie } from "../accounts/sessions.ts";
import type { Exchange } from "../exchange.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { loginPage } from "./login-page.ts";
import { safeRedirect } from "./redirect.ts";
import { isSecure } from "./security-headers.ts";

const wantedSession = v.object({
  account: v.string(),
  redirect_url: v.optional(v.string()),
  /** Anything but "": the person's other sessions end. */
  end_others: v.optional(v.string()),
});

/** The sandbox's own sign-in: a page for people, a call for scripts (D1.6). */
export function serveSignIn(fastify: FastifyInstance, exchange: Exchange): void {
  const css = readFileSync(new URL("../static/login.css", import.meta.url));
  fastify.get("/sandbox/login.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("Cache-Control", "no-cache").send(css),
  );

  fastify.get<{ Querystring: { redirect_url?: unknown } }>("/login", async (request, reply) => {
    const wanted = request.query.redirect_url;
    const page = loginPage(safeRedirect(typeof wanted === "string" ? wanted : undefined, originOf(request)));
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page);
  });

  const limited = { onRequest: rateLimit(exchange.clock, () => exchange.settings.maxLogins) };
  fastify.post("/sandbox/session", limited, async (request, reply) => {
    const origin = originOf(request);
    // Another site must not sign a visitor in as somebody (login CSRF).
    if (request.headers.origin !== undefined && request.headers.origin !== origin) {
      return reply.code(403).send({ error: "Another origin" });
    }
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    const wanted = readWanted(request.body, isForm);
    const { db } = exchange.database;
    const person = wanted === undefined ? undefined : await findPerson(db, wanted.account);
    if (person === undefined) return reply.code(404).send({ error: "No such account" });
    await exchange.welcome(person);
    if ((wanted?.end_others ?? "") !== "") await closeSessions(db, person);
    const token = await openSession(db, person, exchange.clock.now());
    void reply
      .header("Set-Cookie", sessionCookie(token, isSecure(request.raw)))
      .header("Cache-Control", "no-store");
    if (isForm) return reply.redirect(safeRedirect(wanted?.redirect_url, origin), 303);
    return { token, account: person.name };
  });
}

export function originOf(request: FastifyRequest): string {
  return `${isSecure(request.raw) ? "https" : "http"}://${request.headers.host ?? "localhost"}`;
}

function readWanted(body: unknown, isForm: boolean): v.InferOutput<typeof wantedSession> | undefined {
  const text = typeof body === "string" ? body : "";
  try {
    const raw: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    const checked = v.safeParse(wantedSession, raw);
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}
