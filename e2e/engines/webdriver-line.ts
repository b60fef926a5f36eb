import { createServer } from "node:net";
import * as v from "valibot";
import { type Program, startProgram } from "./programs.ts";

const startLimitMs = 30_000;
const answerLimitMs = 90_000;
const answered = v.object({ value: v.unknown() });
const refused = v.object({ value: v.object({ error: v.string(), message: v.string() }) });

/** Commands and answers of WebDriver over HTTP, and the program that takes them. */
export class WebDriverLine {
  readonly #program: Program;
  readonly #base: string;

  private constructor(program: Program, base: string) {
    this.#program = program;
    this.#base = base;
  }

  static async start(file: string, env: NodeJS.ProcessEnv): Promise<WebDriverLine> {
    const port = await freePort();
    const program = startProgram(file, [`--port=${port}`, "--host=127.0.0.1"], env);
    const line = new WebDriverLine(program, `http://127.0.0.1:${port}`);
    const until = Date.now() + startLimitMs;
    while (!(await line.#ready())) {
      if (program.child.exitCode !== null || Date.now() > until) {
        await program.end();
        throw new Error(`${file} did not get ready:\n${program.said()}`);
      }
      await new Promise((go) => setTimeout(go, 50));
    }
    return line;
  }

  get pid(): number {
    return this.#program.child.pid ?? 0;
  }

  async request<S extends v.GenericSchema>(
    method: "GET" | "POST" | "DELETE",
    path: string,
    schema: S,
    body?: object,
  ): Promise<v.InferOutput<S>> {
    const answer = await fetch(this.#base + path, {
      method,
      signal: AbortSignal.timeout(answerLimitMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    if (!answer.ok) {
      const { error, message } = v.parse(refused, said).value;
      throw new Error(`${method} ${path}: ${error}: ${message}`);
    }
    return v.parse(schema, v.parse(answered, said).value);
  }

  end(): Promise<void> {
    return this.#program.end();
  }

  async #ready(): Promise<boolean> {
    const answer = await fetch(`${this.#base}/status`).catch(() => null);
    return answer?.ok === true;
  }
}

/** A port that was free a moment ago: the driver takes none of its own choosing. */
function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") found(address.port);
        else failed(new Error("no free port"));
      });
    });
  });
}
