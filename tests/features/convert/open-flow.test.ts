/** D3.8: who has left a flow is told by a notification how it ended. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QuoteFlowPorts } from "#src/money/quote-flow.ts";

const parts = ["#src/money/page-intents.ts", "#src/bridge/server-clock.ts"] as const;
let attended: string[];

beforeEach(() => {
  vi.resetModules();
  attended = [];
  const pageIntents = {
    send: async () => ({ status: "done", data: {} }),
    subscribe: () => () => undefined,
    attend(requestId: string) {
      attended.push(requestId);
      return () => undefined;
    },
  };
  vi.doMock(parts[0], () => ({ pageIntents }));
  vi.doMock(parts[1], () => ({ serverNow: () => 0 }));
});

afterEach(() => {
  for (const part of parts) vi.doUnmock(part);
});

it.each([
  ["sending", ["id-1"]],
  ["closed", []],
])("what is sent by one that is %s is shown by %j", async (at, shown) => {
  const { openFlow } = await import("#src/money/open-flow.ts");
  const never = (): Promise<never> => Promise.reject(new Error("not requested"));
  const { ports } = openFlow(
    {
      call: "convert.execute",
      key: String,
      quote: never,
      query: never,
      order: () => ({
        input: {},
        kind: "instant",
        pays: null,
        receives: null,
        coins: 0,
        account: "",
        history: "/",
      }),
    },
    (given: QuoteFlowPorts<string, string, string>) => ({
      lost: () => undefined,
      loggedIn: () => undefined,
      subscribe: () => undefined,
      view: { at },
      ports: given,
    }),
  );
  expect(await ports.execute("quote", "intent", "id-1", "")).toEqual({ state: "done" });
  expect(attended).toEqual(shown);
});
