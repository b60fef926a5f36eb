import type * as v from "valibot";
import { feedAnswers, feedHeartbeat, feedPath, feedQuery, feedRequests } from "#shared/contract/feed.ts";
import { reachedShapes } from "./components.ts";
import { type JsonSchema, jsonSchema, writtenOut } from "./json-schema.ts";

/** The AsyncAPI 3.0 document of the live feed, told from the server: it receives what clients send. */

const summaries: Readonly<Record<string, string>> = {
  sub: "Subscribe to a topic.",
  cancel: "Give one topic up.",
  cancel_all: "Give every topic up.",
  login: "Log a private connection in with a token.",
  ping: "Either side asks for a sign of life, clients every 10 s.",
  pong: "The answer, with the value of the ping.",
  ack: "A subscription was taken.",
  loginAck: "The login was taken.",
  refused: "A message was refused.",
  slowBroker: "Quotes: all when f is true, else those that changed.",
  fiat: "Rates of coins and currencies.",
  withdraw: "Withdrawals of the person who logged in: all under way when f is true, else those that changed.",
  deposit: "Deposits of the person who logged in: all under way when f is true, else those that changed.",
  order: "Limit orders of the person who logged in: all open ones when f is true, else those that changed.",
  wallet: "Balances of the person who logged in: all when f is true, else those that changed.",
  kline: "Candles of one symbol.",
};

const channel = "quotes";

/** Answers come as gzip of JSON text in binary frames, or as text where the socket requested it. */
export function asyncApiDocument(version: string): JsonSchema {
  const received = { ...feedRequests, ...feedHeartbeat };
  const sent = { ...feedAnswers, ...feedHeartbeat };
  const messages = messagesOf({ ...received, ...sent });
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Coffer live feed",
      version,
      description:
        "Generated from shared/contract/feed.ts. With binary=true every answer is the gzip of a JSON text in a " +
        "binary frame; acknowledgements, pings and pongs may come as text all the same.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    defaultContentType: "application/json",
    servers: { local: { host: "localhost:4400", protocol: "ws" } },
    channels: {
      [channel]: {
        address: feedPath,
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
        bindings: {
          ws: { method: "GET", query: writtenOut(feedQuery), bindingVersion: "0.1.0" },
        },
      },
    },
    operations: {
      ...operationsOf("receive", Object.keys(received)),
      ...operationsOf("send", Object.keys(sent)),
    },
    components: { messages, schemas: reachedShapes(messages) },
  };
}

function messagesOf(schemas: Readonly<Record<string, v.GenericSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { name, summary: summaries[name], payload: jsonSchema(schema) },
    ]),
  );
}

function operationsOf(action: "send" | "receive", names: readonly string[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => [
      `${action}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      {
        action,
        channel: { $ref: `#/channels/${channel}` },
        messages: [{ $ref: `#/channels/${channel}/messages/${name}` }],
      },
    ]),
  );
}
