import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { ServerResponse } from "node:http";
import { envelope } from "#sandbox/http/envelope.ts";
import type { Reply } from "./hostile-plans.ts";

/** What a reply is made of. */
interface Reported {
  readonly path: string;
  readonly requestId: string;
  /** What the exchange would answer. */
  readonly honest: string;
}

const pair = () => generateKeyPairSync("rsa", { modulusLength: 1024 });

/** Texts, signatures, and every way in which an answer can reach the client. `now` is the exchange's clock. */
export function createAnswers(now: () => number) {
  const own = pair();
  const other = pair();

  const textOf = (path: string, requestId: string | undefined, retCode: number, result: unknown): string =>
    JSON.stringify(envelope(path, { retCode, retMsg: "", result, requestId }, now()));
  const signatureOf = (text: string, key: KeyObject): string => {
    const timestamp = now();
    const signature = sign("sha256", Buffer.from(`${timestamp}.${text}`), key).toString("base64");
    return `v1.${signature}.${btoa(JSON.stringify({ timestamp }))}`;
  };
  const signed = (text: string): string => signatureOf(text, own.privateKey);
  const forged = (text: string): string => signatureOf(text, other.privateKey);
  const send = (response: ServerResponse, text: string, signature: string, status = 200): void => {
    response.writeHead(status, {
      "content-type": "application/json",
      ...(signature && { "x-signature": signature }),
    });
    response.end(text);
  };
  const sendHonest = (response: ServerResponse, text: string): void => send(response, text, signed(text));

  function notify(reply: Reply, { path, requestId, honest }: Reported, response: ServerResponse): void {
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
          "x-signature": signed(honest),
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
          send(response, text, signed(text), reply.status);
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
        send(response, honest, forged(honest));
        return;
      case "refusal": {
        const text = textOf(path, reply.named ? requestId : undefined, reply.code, null);
        const signature = reply.signed === "soundly" ? signed(text) : forged(text);
        send(response, text, reply.signed === "not" ? "" : signature);
        return;
      }
      case "replay":
        send(response, reply.text, reply.signature);
        return;
    }
  }

  return {
    publicKey: String(own.publicKey.export({ type: "spki", format: "pem" })),
    textOf,
    signed,
    forged,
    send,
    sendHonest,
    notify,
  };
}
