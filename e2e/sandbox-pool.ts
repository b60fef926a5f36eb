import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { type SandboxProcess, startSandbox } from "./sandbox-process.ts";

/** As many tests as run at once. More that nobody has would only take a slow machine's time. */
const maxIdle = 2;

const wanted = v.record(v.string(), v.string());
type Environment = v.InferOutput<typeof wanted>;

export interface SandboxPool {
  /** Where tests borrow an exchange from and bring it back to; see `borrowSandbox`. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Kept {
  readonly kind: string;
  readonly sandbox: SandboxProcess;
}

/**
 * Exchanges that tests have for themselves, one after the other: starting one takes longer than most tests. Each of them is
 * reset before the next test (e2e/test.ts).
 */
export async function startPool(): Promise<SandboxPool> {
  const idle: Kept[] = [];
  const lent = new Map<string, Kept>();

  async function lend(env: Environment): Promise<string> {
    const kind = JSON.stringify(env);
    const at = idle.findIndex((one) => one.kind === kind);
    const [known] = at < 0 ? [] : idle.splice(at, 1);
    const one = known ?? { kind, sandbox: await startSandbox(env) };
    lent.set(one.sandbox.url, one);
    return one.sandbox.url;
  }

  async function takeBack(url: string): Promise<void> {
    const one = lent.get(url);
    if (one === undefined) throw new Error(`No exchange of this pool: ${url}`);
    lent.delete(url);
    idle.unshift(one);
    await Promise.all(idle.splice(maxIdle).map(({ sandbox }) => sandbox.stop()));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
      const done =
        request.url === "/lend" ? lend(v.parse(wanted, body)) : takeBack(v.parse(v.string(), body));
      done.then(
        (url = "") => response.end(JSON.stringify(url)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      await Promise.all([...idle, ...lent.values()].map(({ sandbox }) => sandbox.stop()));
    },
  };
}

/** An exchange that nobody else has until it is given back. */
export async function borrowSandbox(
  env: Environment,
): Promise<{ readonly url: string; giveBack(): Promise<void> }> {
  const url = await post("/lend", env);
  return {
    url,
    async giveBack() {
      await post("", url);
    },
  };
}

async function post(path: string, body: unknown): Promise<string> {
  const pool = process.env.E2E_POOL_URL ?? "";
  const answer = await fetch(`${pool}${path}`, { method: "POST", body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return v.parse(v.string(), JSON.parse(text));
}
