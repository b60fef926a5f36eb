import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { envelope } from "#sandbox/http/envelope.ts";

/** How the answer to a money call comes, whatever became of the money. */
export type Reply =
  /** As the exchange would answer. */
  | { readonly as: "honest" }
  | { readonly as: "lost" | "cut" | "empty" | "html" | "not an envelope" | "wrong shape" }
  | { readonly as: "status"; readonly status: number; readonly body: "html" | "honest" }
  | { readonly as: "unsigned" | "wrong key" }
  /** A refusal: signed and naming the request, or neither, or only the one. */
  | {
      readonly as: "refusal";
      readonly code: number;
      readonly signed: "soundly" | "not" | "with another key";
      readonly named: boolean;
      /** It is this id's answer from now on: what is not definite leaves the id open. */
      readonly final: boolean;
    }
  /** A true, signed answer of another request. */
  | { readonly as: "replay"; readonly text: string; readonly signature: string };

/** What the exchange does with an id, and how it tells of it. */
export interface Plan {
  readonly moves: boolean;
  readonly reply: Reply;
  /** Answers of this id that come that way; honest afterwards. */
  readonly times: number;
}

/** How look-ups are answered: honestly, or by who stands between. */
export type Lookup =
  | "honest"
  | "unsigned absent"
  | "absent with another key"
  | "absent of another"
  | "done with another's answer"
  | "lost";

interface Money {
  readonly path: string;
  readonly body: string;
  readonly result: unknown;
}

export interface HostileExchange {
  readonly origin: string;
  readonly publicKey: string;
  plan(requestId: string, plan: Plan, lookup: Lookup): void;
  /** What a call of this path answers when it moves money, made from its body. */
  readonly results: Map<string, (body: Readonly<Record<string, unknown>>) => unknown>;
  /** How often money moved under an id. */
  moved(requestId: string): number;
  signed(
    path: string,
    requestId: string,
    result: unknown,
  ): { readonly text: string; readonly signature: string };
  close(): Promise<void>;
}

const pair = () => generateKeyPairSync("rsa", { modulusLength: 1024 });
const lookupPath = "v3/private/cht/asset-common/request-outcome";

/** A real exchange behind a real socket: it honours ids, and lies as it is told to. `now` is its clock. */
export async function startHostileExchange(now: () => number): Promise<HostileExchange> {
  const own = pair();
  const other = pair();
  const plans = new Map<string, { readonly plan: Plan; readonly lookup: Lookup; left: number }>();
  const done = new Map<string, Money>();
  const refused = new Map<string, number>();
  const closed = new Set<string>();
  const moves = new Map<string, number>();
  const results: HostileExchange["results"] = new Map();

  const textOf = (path: string, requestId: string | undefined, retCode: number, result: unknown): string =>
    JSON.stringify(envelope(path, { retCode, retMsg: "", result, requestId }, now()));
  const signatureOf = (text: string, key: KeyObject): string => {
    const timestamp = now();
    const signature = sign("sha256", Buffer.from(`${timestamp}.${text}`), key).toString("base64");
    return `v1.${signature}.${btoa(JSON.stringify({ timestamp }))}`;
  };
  const send = (response: ServerResponse, text: string, signature: string, status = 200): void => {
    response.writeHead(status, {
      "content-type": "application/json",
      ...(signature && { "x-signature": signature }),
    });
    response.end(text);
  };
  const sendHonest = (response: ServerResponse, text: string): void =>
    send(response, text, signatureOf(text, own.privateKey));

  function answerMoney(path: string, requestId: string, body: string): string {
    const known = done.get(requestId);
    if (closed.has(requestId) || (known !== undefined && (known.path !== path || known.body !== body))) {
      return textOf(path, requestId, 10_014, null);
    }
    const code = refused.get(requestId);
    if (code !== undefined) return textOf(path, requestId, code, null);
    if (known !== undefined) return textOf(path, requestId, 0, known.result);
    const result = results.get(path)?.(JSON.parse(body));
    done.set(requestId, { path, body, result });
    moves.set(requestId, (moves.get(requestId) ?? 0) + 1);
    return textOf(path, requestId, 0, result);
  }

  function money(path: string, requestId: string, body: string, response: ServerResponse): void {
    const entry = plans.get(requestId);
    if (entry === undefined || entry.left === 0) {
      sendHonest(response, answerMoney(path, requestId, body));
      return;
    }
    entry.left -= 1;
    const { moves: isMoving, reply } = entry.plan;
    if (reply.as === "refusal" && !isMoving && reply.final) refused.set(requestId, reply.code);
    const honest = isMoving
      ? answerMoney(path, requestId, body)
      : textOf(path, requestId, 0, results.get(path)?.(JSON.parse(body)));
    tell(reply, { path, requestId, honest }, response);
  }

  function tell(
    reply: Reply,
    {
      path,
      requestId,
      honest,
    }: { readonly path: string; readonly requestId: string; readonly honest: string },
    response: ServerResponse,
  ): void {
    switch (reply.as) {
      case "honest":
        sendHonest(response, honest);
        return;
      case "lost":
        response.destroy();
        return;
      case "cut":
        response.writeHead(200, {
          "content-length": Buffer.byteLength(honest),
          "x-signature": signatureOf(honest, own.privateKey),
        });
        response.write(honest.slice(0, honest.length >> 1), () => response.destroy());
        return;
      case "empty":
        sendHonest(response, "");
        return;
      case "html":
        sendHonest(response, "<html>busy</html>");
        return;
      case "not an envelope":
        sendHonest(response, "[1,2]");
        return;
      case "wrong shape":
        sendHonest(response, textOf(path, requestId, 0, { surprise: 1 }));
        return;
      case "status": {
        const text = reply.body === "html" ? "<html>no</html>" : honest;
        if (reply.status >= 200) {
          send(response, text, signatureOf(text, own.privateKey), reply.status);
          return;
        }
        // Node ends no answer with such a status: written by hand.
        response.socket?.end(`HTTP/1.1 ${reply.status} Whatever\r\nContent-Length: 0\r\n\r\n`);
        return;
      }
      case "unsigned":
        send(response, honest, "");
        return;
      case "wrong key":
        send(response, honest, signatureOf(honest, other.privateKey));
        return;
      case "refusal": {
        const text = textOf(path, reply.named ? requestId : undefined, reply.code, null);
        const key = reply.signed === "soundly" ? own.privateKey : other.privateKey;
        send(response, text, reply.signed === "not" ? "" : signatureOf(text, key));
        return;
      }
      case "replay":
        send(response, reply.text, reply.signature);
        return;
    }
  }

  function lookUp(requestId: string, response: ServerResponse): void {
    const absent = (of: string): string =>
      textOf(lookupPath, of, 0, { requestId: of, state: "absent", retCode: 0, retMsg: "", result: null });
    const entry = plans.get(requestId);
    switch (entry?.lookup) {
      case "unsigned absent":
        send(response, absent(requestId), "");
        return;
      case "absent with another key":
        send(response, absent(requestId), signatureOf(absent(requestId), other.privateKey));
        return;
      case "absent of another":
        sendHonest(response, absent("of-another-request"));
        return;
      case "done with another's answer": {
        const [first] = done.values();
        const of = {
          requestId: "of-another-request",
          path: first?.path,
          state: "done",
          retCode: 0,
          retMsg: "",
          result: first?.result,
        };
        sendHonest(response, textOf(lookupPath, "of-another-request", 0, of));
        return;
      }
      case "lost":
        response.destroy();
        return;
      case "honest":
      case undefined:
        break;
    }
    const known = done.get(requestId);
    const code = refused.get(requestId);
    if (known === undefined && code === undefined) {
      closed.add(requestId);
      sendHonest(response, absent(requestId));
      return;
    }
    const answer = { retCode: code ?? 0, retMsg: "", result: known?.result ?? null };
    const whole = { requestId, ...(known && { path: known.path }), state: "done", ...answer };
    sendHonest(response, textOf(lookupPath, requestId, 0, whole));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = (request.url ?? "").replace(/^\/x-api\/+/, "");
      const body = Buffer.concat(chunks).toString();
      // A connection that was cut in the middle of a request brings none of it.
      if (body === "" || !request.complete) {
        response.writeHead(400).end();
        return;
      }
      const { requestId } = JSON.parse(body) as { requestId: string };
      if (path === lookupPath) lookUp(requestId, response);
      else money(path, requestId, body, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicKey: String(own.publicKey.export({ type: "spki", format: "pem" })),
    plan: (requestId, plan, lookup) => plans.set(requestId, { plan, lookup, left: plan.times }),
    results,
    moved: (requestId) => moves.get(requestId) ?? 0,
    signed(path, requestId, result) {
      const text = textOf(path, requestId, 0, result);
      return { text, signature: signatureOf(text, own.privateKey) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
