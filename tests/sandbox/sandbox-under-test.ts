import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { createSandbox, type Sandbox, type SandboxOptions } from "#sandbox/app.ts";
import type { DatabaseOptions } from "#sandbox/ledger/database.ts";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import { callDefinition } from "#shared/contract/index.ts";
import { nodeSignature } from "../signing/node-client.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { pooledEngine } from "./pooled-engines.ts";
import { openSeededBooks } from "./seeded-books.ts";

/** Time for a sandbox to start when everything else runs beside it. */
export const startMs = 180_000;

export interface Answer<R = unknown> {
  readonly code: number;
  readonly message: string;
  readonly result: R;
  readonly status: number;
}

export interface SandboxUnderTest {
  readonly sandbox: Sandbox;
  readonly clock: ManualClock;
  readonly origin: string;
  /** Calls the API as a worker would. */
  call<N extends HttpCallName, R = Record<string, string>>(
    name: N,
    input: CallInput<N>,
    token?: string,
  ): Promise<Answer<R>>;
  /** A fresh account with a session. */
  account(
    options?: object,
  ): Promise<{ readonly account: string; readonly userId: string; readonly token: string }>;
  control<R = unknown>(path: string, body?: object): Promise<R>;
  /** Exact balance of one wallet, "0" when there is none. */
  balance(account: string, kind: string, coin: string): Promise<string>;
  close(): Promise<void>;
}

/** The database of a test: embedded, or a schema of its own on the server that DATABASE_URL names. */
export function testDatabase(): DatabaseOptions {
  const url = process.env.DATABASE_URL;
  return url === undefined
    ? { engine: pooledEngine }
    : { url, schema: `coffer_test_${randomUUID().replaceAll("-", "")}` };
}

/** Only what nobody is at any more: settlements under way hold locks. */
async function dropSchema({ url, schema }: DatabaseOptions): Promise<void> {
  if (url === undefined || schema === undefined) return;
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  await server.unsafe(`drop schema if exists ${schema} cascade`);
  await server.end();
}

interface BooksUnderTest {
  readonly database: DatabaseOptions;
  /** Once the exchange has begun on them, and once it has left them. */
  begun(): Promise<void>;
  left(): Promise<void>;
}

/** Those it is given, a schema on the server, or embedded ones with what exchanges that begin like this have at first. */
async function booksFor(options: SandboxOptions, now: number): Promise<BooksUnderTest> {
  const nothing = async (): Promise<void> => undefined;
  if (options.database !== undefined) return { database: options.database, begun: nothing, left: nothing };
  if (process.env.DATABASE_URL !== undefined) {
    const database = testDatabase();
    return { database, begun: nothing, left: () => dropSchema(database) };
  }
  const books = await openSeededBooks(JSON.stringify([options, now]));
  const { opened } = books;
  return { database: { opened }, begun: () => books.keepCopy(), left: () => opened.close() };
}

/** A sandbox in this process, on a free port, with a clock that the test moves. */
export async function startSandbox(
  options: SandboxOptions & { readonly clock?: ManualClock } = {},
): Promise<SandboxUnderTest> {
  const clock = options.clock ?? manualClock();
  // Withdrawals one after the other, on a clock that stands still: their pace has a test of its own.
  const settings = { withdrawPaceMs: 0, ...options.settings };
  const books = await booksFor({ ...options, settings }, clock.now());
  const { database } = books;
  const sandbox = await createSandbox({ control: true, ...options, database, settings, clock });
  await books.begun();
  const origin = `http://localhost:${await sandbox.listen(0)}`;

  async function control<R>(path: string, body?: object): Promise<R> {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${origin}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as R;
  }

  return {
    sandbox,
    clock,
    origin,
    control,
    async call(name, input, token = "") {
      const { method, path, signed } = callDefinition(name);
      const url = new URL(`x-api/${path.replace(/^\//, "")}`, origin);
      if (method === "GET")
        for (const [key, value] of Object.entries(input))
          for (const one of [value].flat()) url.searchParams.append(key, String(one));
      const publicKey = sandbox.exchange.keys.published.requestPublicKey;
      const signature = () => nodeSignature({ path, body: input, now: clock.now(), publicKey });
      const response = await fetch(url, {
        method,
        headers: {
          UserToken: token,
          "Content-Type": "application/json",
          ...(signed === true ? { "X-Signature": signature() } : {}),
        },
        ...(method === "POST" ? { body: JSON.stringify(input) } : {}),
      });
      return readAnswer(response.status, await response.text());
    },
    account: (wanted = {}) => control("/sandbox/accounts", wanted),
    async balance(account, kind, coin) {
      const { balances } = await control<{ balances: { kind: string; coin: string; amount: string }[] }>(
        `/sandbox/control/balances?account=${account}`,
      );
      return balances.find((row) => row.kind === kind && row.coin === coin)?.amount ?? "0";
    },
    async close() {
      await sandbox.close();
      await books.left();
    },
  };
}

/** The envelope in either spelling. */
function readAnswer<R>(status: number, text: string): Answer<R> {
  const raw = JSON.parse(text) as Record<string, unknown>;
  const code = raw.ret_code ?? raw.retCode;
  const message = raw.ret_msg ?? raw.retMsg;
  if (typeof code !== "number" || typeof message !== "string") throw new Error(`Not an envelope: ${text}`);
  return { code, message, result: raw.result as R, status };
}

let lastId = 0;
export function newRequestId(): string {
  lastId += 1;
  return `request${lastId}x${randomUUID().slice(0, 8)}`;
}
