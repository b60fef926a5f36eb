import type { FastifyInstance } from "fastify";
import { saveProfile } from "../accounts/person.ts";
import { personOfToken, tokenCookie } from "../accounts/sessions.ts";
import { answerIdentity } from "../areas/migration/index.ts";
import type { MigrationSettings } from "../areas/migration/settings.ts";
import type { Exchange } from "../exchange.ts";
import { safeRedirect } from "./redirect.ts";
import { escapeHtml, sandboxPage } from "./sandbox-page.ts";
import { isSecure } from "./security-headers.ts";
import { originOf } from "./sign-in.ts";

/** Where the sandbox's people show who they are, one press and the identity check is passed, and declare where they pay tax. */
export const identityPath = "/identity";

/** Region that a check without one finds. */
const region = "SGP";

/** Tax residences that can be declared here. */
const residences: Readonly<Record<string, string>> = {
  AUT: "Austria",
  ARE: "United Arab Emirates",
  DEU: "Germany",
  HKG: "Hong Kong",
  KAZ: "Kazakhstan",
  NLD: "Netherlands",
  SGP: "Singapore",
  TUR: "Türkiye",
};

export function serveIdentity(fastify: FastifyInstance, exchange: Exchange<MigrationSettings>): void {
  fastify.get<{ Querystring: { redirect_url?: unknown } }>(identityPath, async (request, reply) => {
    const wanted = request.query.redirect_url;
    const back = safeRedirect(typeof wanted === "string" ? wanted : undefined, originOf(request));
    return reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page(back));
  });

  fastify.post(identityPath, async (request, reply) => {
    const origin = originOf(request);
    // Another site must not do it in a visitor's name.
    if (request.headers.origin !== undefined && request.headers.origin !== origin) {
      return reply.code(403).send({ error: "Another origin" });
    }
    const { db } = exchange.database;
    const token = cookieOf(request.headers.cookie ?? "", tokenCookie(isSecure(request.raw)));
    const person = await personOfToken(db, token, exchange.clock.now());
    const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    const back = safeRedirect(form.get("redirect_url") ?? undefined, origin);
    if (person === undefined) return reply.redirect(`/login?redirect_url=${encodeURIComponent(back)}`, 303);
    const { profile } = person;
    const taxResidence = form.get("tax_residence");
    if (taxResidence !== null) {
      if (!Object.hasOwn(residences, taxResidence))
        return reply.code(400).send({ error: "Unknown residence" });
      await saveProfile(db, person.id, { ...profile, taxResidence });
    } else if (profile.kycLevel === "LEVEL_DEFAULT") {
      const kycRegion = profile.kycRegion === "" ? region : profile.kycRegion;
      await saveProfile(db, person.id, { ...profile, kycLevel: "LEVEL_1", kycRegion });
    } else {
      // What the site that somebody moves to has turned down is sent there once more.
      await answerIdentity(exchange, person, "again", exchange.clock.now());
    }
    return reply.redirect(back, 303);
  });
}

export function cookieOf(header: string, name: string): string {
  const pairs = header.split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([key]) => key === name)?.[1] ?? "";
}

function page(redirectUrl: string): string {
  const options = Object.entries(residences)
    .map(([code, name]) => `<option value="${code}">${name}</option>`)
    .join("");
  return sandboxPage({
    title: "Identity check",
    heading: "Identity check of the sandbox",
    body: `<p class="lead">Nobody looks at a document here: one press, and the exchange knows who you are.</p>
<form method="post" action="${identityPath}">
<input type="hidden" name="redirect_url" value="${escapeHtml(redirectUrl)}">
<ul><li><button><span class="name">Pass the check</span><span class="about">You are led back to where you were</span></button></li></ul>
</form>
<form method="post" action="${identityPath}">
<input type="hidden" name="redirect_url" value="${escapeHtml(redirectUrl)}">
<p class="lead"><label>Tax residence <select name="tax_residence">${options}</select></label></p>
<ul><li><button><span class="name">Declare tax residence</span><span class="about">For the tax center</span></button></li></ul>
</form>`,
  });
}
