/** D3.8, R6.5: who has left a flow is told by a notification how it ended; who is here again is led to no login. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ErrorData, errorData } from "#shared/rpc/errors.ts";
import type { FlowCalls } from "#src/money/open-flow.ts";
import type { QuoteFlowPorts } from "#src/money/quote-flow-ports.ts";

const parts = [
  "#src/money/page-intents.ts",
  "#src/bridge/server-clock.ts",
  "#src/state/client-store.ts",
] as const;
let attended: string[];

interface Here {
  readonly user: { readonly id: number };
}
type Watcher = (now: Here, before: Here) => void;
/** Who watches who is here. */
let watchers: Set<Watcher>;

beforeEach(() => {
  vi.resetModules();
  attended = [];
  watchers = new Set();
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
  vi.doMock(parts[2], () => ({
    isLoggedIn: ({ id }: { readonly id: number }) => id > 0,
    useClientStore: {
      subscribe(watcher: Watcher) {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
  }));
});

afterEach(() => {
  for (const part of parts) vi.doUnmock(part);
});

const never = (): Promise<never> => Promise.reject(new Error("not requested"));
const calls: FlowCalls<string, string, string> = {
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
};

it.each([
  ["sending", ["id-1"]],
  ["checking", ["id-1"]],
  ["closed", []],
  ["quoting", []],
  ["held", []],
])("what is sent by one that is %s is shown by %j", async (at, shown) => {
  const { openFlow } = await import("#src/money/open-flow.ts");
  const { ports } = openFlow(calls, (given: QuoteFlowPorts<string, string, string>) => ({
    lost: () => undefined,
    loggedIn: () => undefined,
    subscribe: () => undefined,
    view: { at },
    ports: given,
  }));
  expect(await ports.execute("quote", "intent", "id-1", "")).toEqual({ state: "done" });
  expect(attended).toEqual(shown);
});

it("one that leads to the login hears once that somebody is here again", async () => {
  const { openFlow } = await import("#src/money/open-flow.ts");
  const loggedIn = vi.fn();
  let changed = (): void => undefined;
  const view: { at: string; refusal: ErrorData | null } = { at: "closed", refusal: null };
  const flow = { lost: () => undefined, loggedIn, view };
  openFlow(calls, (_given: QuoteFlowPorts<string, string, string>) => ({
    ...flow,
    subscribe(listener: () => void) {
      changed = listener;
    },
  }));
  changed();
  expect(watchers.size).toBe(0);
  view.refusal = errorData({ kind: "NotLoggedIn", code: "10007", message: "" });
  changed();
  let here: Here = { user: { id: 7 } };
  const tell = (user: Here["user"]): void => {
    const before = here;
    here = { user };
    for (const watcher of watchers) watcher(here, before);
  };
  // Something else has changed: nobody has logged in.
  tell(here.user);
  tell({ id: 0 });
  expect(loggedIn).not.toHaveBeenCalled();
  tell({ id: 7 });
  tell({ id: 7 });
  expect(loggedIn).toHaveBeenCalledOnce();
});
