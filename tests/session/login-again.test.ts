/** D3.9: a price that was refused for want of a session waits for its person's next login, and for nothing else. */
import { beforeAll, expect, it, vi } from "vitest";
import type * as Flow from "#src/money/open-flow.ts";
import type * as Store from "#src/state/client-store.ts";

let store: typeof Store;
let openFlow: typeof Flow.openFlow;

beforeAll(async () => {
  vi.stubGlobal("document", { getElementById: () => null });
  vi.doMock("#src/money/page-intents.ts", () => ({ pageIntents: {} }));
  vi.doMock("#src/bridge/server-clock.ts", () => ({ serverNow: () => 0 }));
  store = await import("#src/state/client-store.ts");
  ({ openFlow } = await import("#src/money/open-flow.ts"));
});

it("is told of the login, though the page went on showing the person, and of no other change", () => {
  const { useClientStore, initialClientState } = store;
  const user = { id: 7 } as Store.User;
  useClientStore.setState({ ...initialClientState, user });
  const loggedIn = vi.fn<() => void>();
  let refused = (): void => undefined;
  openFlow({} as Parameters<typeof openFlow>[0], () => ({
    view: { at: "refused", refusal: { kind: "NotLoggedIn" } as never },
    lost: () => undefined,
    loggedIn,
    subscribe(listener: () => void) {
      refused = listener;
    },
  }));
  refused();
  // A symbol was let go, the site's strips came.
  useClientStore.setState({ rate: "2" });
  useClientStore.setState({ user: null });
  expect(loggedIn).not.toHaveBeenCalled();
  useClientStore.setState({ user: { ...user } });
  useClientStore.setState({ user: { ...user } });
  expect(loggedIn).toHaveBeenCalledTimes(1);
});
