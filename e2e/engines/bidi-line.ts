import { once } from "node:events";
import * as v from "valibot";
import { WebSocket } from "ws";

const answerLimitMs = 90_000;

const message = v.object({
  id: v.optional(v.nullable(v.number())),
  type: v.string(),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** Commands and answers of WebDriver BiDi over its socket. */
export class BidiLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => this.#take(data.toString("utf8")));
    socket.on("close", () => this.#lose());
  }

  static async open(url: string): Promise<BidiLine> {
    const socket = new WebSocket(url, { maxPayload: 64 * 1024 * 1024 });
    await once(socket, "open");
    return new BidiLine(socket);
  }

  async request<S extends v.GenericSchema>(
    method: string,
    params: object,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<unknown>((done, failed) => {
      const limit = setTimeout(() => {
        this.#waiting.delete(id);
        failed(new Error(`${method} was not answered`));
      }, answerLimitMs);
      const ended = (): void => clearTimeout(limit);
      this.#waiting.set(id, {
        done: (result) => {
          ended();
          done(result);
        },
        failed: (error) => {
          ended();
          failed(new Error(`${method}: ${error.message}`));
        },
      });
    });
    this.#socket.send(JSON.stringify({ id, method, params }));
    return v.parse(schema, await answer);
  }

  close(): void {
    this.#socket.close();
  }

  #take(text: string): void {
    const { id, type, result, error, message: words } = v.parse(message, JSON.parse(text));
    const waiting = this.#waiting.get(id ?? 0);
    if (waiting === undefined) return;
    this.#waiting.delete(id ?? 0);
    if (type === "success") waiting.done(result);
    else waiting.failed(new Error(`${error ?? type}: ${words ?? ""}`));
  }

  #lose(): void {
    for (const { failed } of this.#waiting.values()) failed(new Error("the browser hung up"));
    this.#waiting.clear();
  }
}
