import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { personOfToken, tokenCookie } from "../accounts/sessions.ts";
import { downloadPrefix, isSigned } from "../areas/statements/links.ts";
import { stateAt, statementOf } from "../areas/statements/read.ts";
import { readFile } from "../areas/statements/stored-files.ts";
import type { Exchange } from "../exchange.ts";
import { mimeTypes } from "../files/write-file.ts";
import { cookieOf } from "./identity-page.ts";
import { escapeHtml, sandboxPage } from "./sandbox-page.ts";
import { isSecure } from "./security-headers.ts";

interface Download {
  readonly Params: { readonly id: string; readonly part: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/**
 * Files behind signed links: of one person, for a while. A link that is another's, or was changed, is 403; one whose time
 * or whose file is over is 410. Both say so on a plain page, since a person may have followed it from anywhere.
 */
export function serveDownloads(fastify: FastifyInstance, { database, keys, clock }: Exchange): void {
  const { db } = database;
  fastify.get<Download>(`${downloadPrefix}/:id/:part`, async (request, reply) => {
    void reply.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
    const { id: statementId, part: partText } = request.params;
    const { until: untilText, sign } = request.query;
    const [part, until] = [Number(partText), Number(untilText)];
    const now = clock.now();
    const token = cookieOf(request.headers.cookie ?? "", tokenCookie(isSecure(request.raw)));
    const person = await personOfToken(db, token, now);
    const refuse = (status: number, words: string) =>
      reply.code(status).type("text/html; charset=utf-8").send(page(words));

    if (person === undefined) return refuse(403, "This link works only while you are logged in.");
    const link = { statementId, part, until, userId: person.id };
    if (typeof sign !== "string" || !isSigned(keys, link, sign)) {
      return refuse(403, "This link is not for your account.");
    }
    if (until <= now)
      return refuse(410, "This link has expired. Open Statements and download the file again.");
    const row = await statementOf(db, person, statementId);
    if (row === undefined || stateAt(row, now) !== "ready") {
      return refuse(410, "This file has expired. Open Statements and make it again.");
    }
    const file = await readFile(db, statementId, part);
    if (file === undefined) return refuse(410, "This file is gone. Open Statements and make it again.");
    return reply
      .type(mimeTypes[row.format])
      .header("Content-Disposition", `attachment; filename="${file.name}"`)
      .header("Content-Length", file.size)
      .send(Readable.from(file.pieces, { objectMode: false }));
  });
}

function page(words: string): string {
  return sandboxPage({
    title: "No file",
    body: `<p class="lead">${escapeHtml(words)}</p>`,
  });
}
