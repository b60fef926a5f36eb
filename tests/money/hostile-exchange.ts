import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAnswers } from "./hostile-answers.ts";
import type { Lookup, Plan } from "./hostile-plans.ts";

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

const lookupPath = "v3/private/cht/asset-common/request-outcome";

/** A real exchange behind a real socket: it honours ids, and lies as it is told to. `now` is its clock. */
export async function startHostileExchange(now: () => number): Promise<HostileExchange> {
  const plans = new Map<string, { readonly plan: Plan; readonly lookup: Lookup; left: number }>();
  const done = new Map<string, Money>();
  const refused = new Map<string, number>();
  const closed = new Set<string>();
  const moves = new Map<string, number>();
  const results: HostileExchange["results"] = new Map();
  const { textOf, signed, forged, send, sendHonest, notify, publicKey } = createAnswers(now);

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
    notify(reply, { path, requestId, honest }, response);
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
        send(response, absent(requestId), forged(absent(requestId)));
        return;
      case "absent of another":
        sendHonest(response, absent("of-another-request"));
        return;
      case "done with another's answer": {
        const [first] = done.values();
        const requestOf = "of-another-request";
        const reported = { path: first?.path, state: "done", retCode: 0, retMsg: "", result: first?.result };
        sendHonest(response, textOf(lookupPath, requestOf, 0, { requestId: requestOf, ...reported }));
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
    publicKey,
    plan: (requestId, plan, lookup) => plans.set(requestId, { plan, lookup, left: plan.times }),
    results,
    moved: (requestId) => moves.get(requestId) ?? 0,
    signed(path, requestId, result) {
      const text = textOf(path, requestId, 0, result);
      return { text, signature: signed(text) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
