import { randomUUID } from "node:crypto";
import { createPerson } from "#sandbox/accounts/person.ts";
import { openSession } from "#sandbox/accounts/sessions.ts";
import { newCard } from "#sandbox/areas/migration/demo-cards.ts";
import { openBooks } from "#sandbox/books.ts";
import { dispatch } from "#sandbox/http/dispatcher.ts";
import type { Database } from "#sandbox/ledger/database.ts";
import {
  type CallInput,
  type CallOutput,
  callDefinition,
  type HttpCallName,
} from "#shared/contract/index.ts";
import { nodeSignature } from "../../signing/node-client.ts";
import { dyingBooks } from "../dying-books.ts";
import { type SandboxUnderTest, startSandbox, testDatabase } from "../sandbox-under-test.ts";

export const opening = {
  funding: { USDT: "900.25", BTC: "0.75", DAI: "120.5", XRP: "0.000001" },
  unified: { USDT: "31.125", ETH: "1.5" },
} as const;

export interface Walker {
  readonly id: number;
  readonly name: string;
  readonly token: string;
  quoteId: string;
  /** By migration, the state it was last seen in. */
  readonly seen: Map<string, string>;
  /** What pages had under way when they died: the next one finds it in its journal. */
  readonly journal: Left[];
}

export interface Left {
  readonly requestId: string;
  readonly call: HttpCallName;
  readonly input: Record<string, unknown>;
  /** What is still on its way to the exchange when it is asked what became of it. */
  readonly late: (() => Promise<Answered | undefined>) | null;
}

export interface Answered {
  readonly retCode: number;
  readonly result: unknown;
}

/** The books, the exchange that has them at the moment, and what was told of calls that move money. */
export interface World {
  readonly books: Database;
  readonly dying: ReturnType<typeof dyingBooks>;
  under: SandboxUnderTest;
  /** By requestId: that it happened, or that nothing did. */
  readonly done: Map<string, { readonly call: HttpCallName; readonly input: Record<string, unknown> }>;
  readonly nothing: Set<string>;
}

const pairs = 40;

export async function openWorld(): Promise<World> {
  const books = await openBooks(testDatabase());
  const dying = dyingBooks(books);
  const under = await startSandbox({ database: { opened: dying.opened }, activity: 0, pairs });
  return { books, dying, under, done: new Map(), nothing: new Set() };
}

export async function closeWorld({ under, books }: World): Promise<void> {
  await under.close();
  await books.close();
}

/** The exchange dies with all it had under way; another one opens the same books. */
export async function kill(world: World): Promise<void> {
  const { under, dying } = world;
  const { clock } = under;
  const { settings } = under.sandbox.exchange;
  await under.sandbox.close();
  world.under = await startSandbox({
    database: { opened: dying.opened },
    clock,
    activity: 0,
    pairs,
    settings,
  });
}

/** As the API's door would hand it on, without the sockets. */
export async function call<N extends HttpCallName>(
  { under }: World,
  name: N,
  input: CallInput<N>,
  token: string,
): Promise<Answered> {
  const { exchange } = under.sandbox;
  const { path, method, signed } = callDefinition(name);
  const publicKey = exchange.keys.published.requestPublicKey;
  const signature =
    signed === true ? nodeSignature({ path, body: input, now: under.clock.now(), publicKey }) : "";
  return dispatch(exchange, name, {
    query: method === "GET" ? input : {},
    origin: "http://localhost",
    body: method === "GET" ? "" : JSON.stringify(input),
    token,
    path: path.replace(/^\//, ""),
    signature,
    clearCookie: () => undefined,
  });
}

/** A call that moves no money; undefined where the database went away. */
export async function request<N extends HttpCallName>(
  world: World,
  { token }: Walker,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N> | undefined> {
  const answer = await call(world, name, input, token).catch(() => undefined);
  return answer?.retCode === 0 ? (answer.result as CallOutput<N>) : undefined;
}

/** Somebody who can migrate, with a session. */
export async function newWalker(
  { under, books }: World,
  isKnownThere: boolean,
  hasCards: boolean,
): Promise<Walker> {
  const name = `walker-${randomUUID()}`;
  const at = under.clock.now();
  const person = await createPerson(
    books.db,
    name,
    {
      currencyCode: "EUR",
      subAttribute: 0,
      email: "",
      mobile: "",
      kycLevel: "LEVEL_2",
      kycRegion: isKnownThere ? "AUT" : "SGP",
      label: { type: 0, level: 0, name: "No VIP" },
      migratesTo: "EU",
    },
    opening,
    at,
  );
  if (hasCards) {
    await newCard(books.db, person, {}, at);
    await newCard(books.db, person, { pan4: "0926", payForMs: 4_000 }, at);
  }
  const token = await openSession(books.db, person, at);
  return { id: person.id, name, token, quoteId: "", seen: new Map(), journal: [] };
}
