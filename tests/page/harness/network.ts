import { readFile } from "node:fs/promises";
import { WebSocket } from "ws";
import type { OpenSocket } from "#worker/feed/connection.ts";
import { fits, type Wanted } from "./find.ts";

/** A request on its way, as a test may answer it. */
export interface Route {
  readonly url: string;
  readonly method: string;
  readonly body: string;
  /** Lets it pass and answers what came. */
  fetch(): Promise<Response>;
}

export interface Reported {
  url(): string;
  status(): number;
  text(): Promise<string>;
  json(): Promise<unknown>;
  /** What was sent, "" for nothing. */
  readonly sent: string;
}

type Handler = (route: Route) => Promise<Response> | Response;
const publicFolder = new URL("../../../public/", import.meta.url);
const translations = /^\/common-static\/.*\.json$/;

/** All that the worker's code reaches of the world outside, with the switches of a test. */
export class Network {
  #offline = false;
  readonly #routes: { readonly wanted: Wanted; readonly handler: Handler }[] = [];
  readonly #sockets = new Set<WebSocket>();
  readonly #waiting = new Set<(reported: Reported) => void>();
  /** Requests without an answer yet. */
  underWay = 0;
  /** Paths requested, oldest first. */
  readonly requests: { readonly url: string; readonly method: string; readonly body: string }[] = [];

  /** The newest route that fits answers. */
  route(wanted: Wanted, handler: Handler): void {
    this.#routes.unshift({ wanted, handler });
  }

  unroute(): void {
    this.#routes.length = 0;
  }

  setOffline(offline: boolean): void {
    this.#offline = offline;
    if (offline) this.endSockets();
  }

  /** The answer to the next request that fits. */
  waitForResponse(wanted: Wanted | ((reported: Reported) => boolean)): Promise<Reported> {
    return new Promise((found) => {
      const look = (reported: Reported): void => {
        if (!(typeof wanted === "function" ? wanted(reported) : fits(reported.url(), wanted))) return;
        this.#waiting.delete(look);
        found(reported);
      };
      this.#waiting.add(look);
    });
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    this.underWay += 1;
    try {
      return await this.#answerOf(url, init);
    } finally {
      this.underWay -= 1;
    }
  };

  async #answerOf(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    const body = typeof init.body === "string" ? init.body : "";
    const method = init.method ?? "GET";
    this.requests.push({ url, method, body });
    if (this.#offline) throw new TypeError("Failed to fetch");
    const pass = (): Promise<Response> =>
      translations.test(pathname) ? translationFile(pathname) : fetch(url, withoutDocument(init));
    const route = this.#routes.find(({ wanted }) => fits(url, wanted));
    const answer =
      route === undefined ? await pass() : await route.handler({ url, method, body, fetch: pass });
    const text = await answer.text();
    if (this.#offline) throw new TypeError("Failed to fetch");
    const reported: Reported = {
      url: () => url,
      status: () => answer.status,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
      sent: body,
    };
    for (const look of this.#waiting) look(reported);
    const { status, statusText, headers } = answer;
    return new Response(status === 204 ? null : text, { status, statusText, headers });
  }

  readonly openSocket: OpenSocket = (url, events) => {
    if (this.#offline) {
      queueMicrotask(() => events.ended());
      return { send: () => undefined, close: () => undefined };
    }
    const socket = new WebSocket(url);
    this.#sockets.add(socket);
    socket.binaryType = "arraybuffer";
    const ended = (): void => {
      this.#sockets.delete(socket);
      events.ended();
    };
    socket.on("open", () => events.opened());
    socket.on("message", (data, isBinary) =>
      events.frame(isBinary ? data : new TextDecoder().decode(data as ArrayBuffer)),
    );
    socket.on("close", ended);
    socket.on("error", ended);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

  endSockets(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#sockets.clear();
  }
}

/** The built app has them under the prefixes of each environment; their source is one. */
async function translationFile(pathname: string): Promise<Response> {
  const path = pathname.slice(1).replace(/\/(?:test|testnet)-([^/]+)$/, "/$1");
  const text = await readFile(new URL(path, publicFolder), "utf8").catch(() => null);
  return text === null ? new Response("", { status: 404 }) : new Response(text);
}

/** Node's fetch knows no document whose credentials or cache it could use. */
function withoutDocument({ method, headers, body, signal }: RequestInit): RequestInit {
  return { method, headers, body, signal } as RequestInit;
}
