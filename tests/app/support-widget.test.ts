/** R4.16, R8.20. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type * as Widget from "#src/app/support-widget.ts";
import type { SupportVisit } from "#src/app/support-widget.ts";
import type * as Store from "#src/state/client-store.ts";

let start: typeof Widget.startSupportWidget;
let store: typeof Store;
const complaints: unknown[][] = [];

beforeAll(async () => {
  vi.stubGlobal("document", { getElementById: () => null });
  ({ startSupportWidget: start } = await import("#src/app/support-widget.ts"));
  store = await import("#src/state/client-store.ts");
});
beforeEach(() => {
  store.useClientStore.setState(store.initialClientState, true);
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => vi.restoreAllMocks());

function logIn(id: number): void {
  store.useClientStore.setState({
    user: {
      id,
      currency_code: "USD",
      sub_attribute: 0,
      email: "",
      mobile: "",
      kyc_level: "",
      kyc_region: "",
    },
  });
}

async function mounted(load?: () => Promise<Widget.SupportWidget>) {
  const visits: SupportVisit[] = [];
  let language = "en";
  let languageChanged = (): void => undefined;
  await start({
    load: load ?? (async () => ({ mount: (visit) => visits.push(visit) })),
    language: () => language,
    onLanguage: (listener) => {
      languageChanged = listener;
    },
  });
  return {
    visits,
    announce: (next: string) => {
      language = next;
      languageChanged();
    },
  };
}

it("is given a signed-out visitor first, then of the user and of another language", async () => {
  const { visits, announce } = await mounted();
  logIn(7);
  announce("ar-SA");
  expect(visits).toEqual([
    { userId: "", language: "en" },
    { userId: "7", language: "en" },
    { userId: "7", language: "ar-SA" },
  ]);
  expect(complaints).toEqual([]);
});

it("is told of who is logged in already, once", async () => {
  logIn(7);
  const { visits } = await mounted();
  expect(visits).toEqual([{ userId: "7", language: "en" }]);
});

it("forgets who has logged out, and is told of who comes next", async () => {
  logIn(7);
  const { visits, announce } = await mounted();
  logIn(0);
  announce("ar-SA");
  store.useClientStore.setState({ user: null });
  logIn(8);
  expect(visits).toEqual([
    { userId: "7", language: "en" },
    { userId: "", language: "en" },
    { userId: "", language: "ar-SA" },
    { userId: "8", language: "ar-SA" },
  ]);
});

it("only logs when it cannot be fetched, lacks its function or breaks", async () => {
  await mounted(() => Promise.reject(new Error("404")));
  expect(complaints).toHaveLength(1);
  await mounted(async () => ({}) as Widget.SupportWidget);
  await vi.waitFor(() => expect(complaints).toHaveLength(2));
  await mounted(async () => ({ mount: () => Promise.reject(new Error("broken")) }));
  await vi.waitFor(() => expect(complaints).toHaveLength(3));
});
