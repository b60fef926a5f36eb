import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Respond = (request: SeenRequest, response: ServerResponse) => void;

export interface TestServer {
  readonly origin: string;
  readonly seen: SeenRequest[];
  /** How requests are answered from now on. */
  respond(handler: Respond): void;
  close(): Promise<void>;
}

/** A real server whose answers the test decides. */
export async function startHttpServer(): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  let handler: Respond = (_, response) => answer(response, { ret_code: 0, ret_msg: "OK", result: {} });
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "/", headers } = request;
      const one = {
        method,
        url: new URL(url, "http://test"),
        headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(one);
      handler(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    respond(next) {
      handler = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Answers a JSON body, or a text as it is. */
export function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
