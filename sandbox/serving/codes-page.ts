import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { bindPasskey, passkeysOf } from "../accounts/passkeys.ts";
import type { Person } from "../accounts/person.ts";
import { authenticatorCode, fundPasswordOf, stepAt } from "../accounts/secrets.ts";
import { personOfToken, tokenCookie } from "../accounts/sessions.ts";
import type { Exchange } from "../exchange.ts";
import { cookieOf } from "./identity-page.ts";
import { escapeHtml, sandboxPage } from "./sandbox-page.ts";
import { isSecure } from "./security-headers.ts";
import { originOf } from "./sign-in.ts";

/** What a visitor of the sandbox has beside the app: mailbox, authenticator, funds password and passkeys of a demo account. */
const codesPath = "/sandbox/codes";

const bytes = v.pipe(v.string(), v.regex(/^[\w-]{1,2000}$/));
const wantedKey = v.object({ credentialId: bytes, publicKey: bytes });

export function serveCodes(fastify: FastifyInstance, exchange: Exchange): void {
  const { db } = exchange.database;
  const script = readFileSync(new URL("../static/codes.js", import.meta.url));
  fastify.get("/sandbox/codes.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").header("Cache-Control", "no-cache").send(script),
  );

  const personOf = (request: FastifyRequest): Promise<Person | undefined> => {
    const token = cookieOf(request.headers.cookie ?? "", tokenCookie(isSecure(request.raw)));
    return personOfToken(db, token, exchange.clock.now());
  };

  fastify.get(codesPath, async (request, reply) => {
    const person = await personOf(request);
    if (person === undefined)
      return reply.redirect(`/login?redirect_url=${encodeURIComponent(codesPath)}`, 303);
    const keys = await passkeysOf(db, person.id);
    const page = codesPage(person, exchange, keys.length);
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page);
  });

  fastify.post("/sandbox/passkeys", async (request, reply) => {
    // Another site must not bind its key to a visitor's account.
    if (request.headers.origin !== undefined && request.headers.origin !== originOf(request)) {
      return reply.code(403).send({ error: "Another origin" });
    }
    const person = await personOf(request);
    if (person === undefined) return reply.code(401).send({ error: "Not logged in" });
    const read = v.safeParse(wantedKey, jsonOf(request.body));
    if (!read.success) return reply.code(400).send({ error: "No key" });
    const row = { ...read.output, userId: person.id, rpId: request.hostname, signCount: 0 };
    try {
      await bindPasskey(db, { ...row, createdAt: exchange.clock.now() });
    } catch {
      return reply.code(400).send({ error: "This key cannot be read" });
    }
    return {};
  });
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === "string" ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
}

const stepMs = 30_000;

function codesPage(
  { id, name, profile }: Person,
  { verificationCodes, clock }: Exchange,
  keys: number,
): string {
  const now = clock.now();
  const mails = verificationCodes.mailbox(id).map(({ scene, code, at }) => {
    const age = Math.max(0, Math.round((now - at) / 1000));
    return `<li><strong>${code}</strong> ${escapeHtml(scene)}, ${age} s ago</li>`;
  });
  const shown = profile.security?.authenticator === true;
  const left = Math.ceil((stepMs - (now % stepMs)) / 1000);
  return sandboxPage({
    title: "Codes",
    heading: `Codes of ${escapeHtml(name)}`,
    head: `<script src="/sandbox/codes.js" defer></script>
`,
    body: `<p class="lead">You are the person behind the account: its mailbox, its authenticator, its funds password, its passkeys.</p>
<h2>Mailbox</h2>
<ul>${mails.length === 0 ? "<li>No codes in the last five minutes</li>" : mails.join("\n")}</ul>
<h2>Authenticator</h2>
<p>${shown ? `<strong>${authenticatorCode(id, stepAt(now))}</strong>, ${left} s more` : "None is bound"}</p>
<h2>Funds password</h2>
<p>${profile.security?.fundPassword === true ? `<strong>${fundPasswordOf(id)}</strong>` : "None is set"}</p>
<h2>Passkeys</h2>
<p>${keys === 0 ? "None is bound" : `${keys} bound`}</p>
<p><button id="bind" type="button" data-user="${id}" data-name="${escapeHtml(name)}">Bind a passkey of this device</button></p>
<p role="status" id="said"></p>`,
  });
}
