/** R3.1, D5.3: what is remembered of a symbol is never shown as live. */
import { Window } from "happy-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import type * as SessionEnd from "#src/session/session-end.ts";
import type * as Store from "#src/state/client-store.ts";

type Listener = (snapshot: Snapshot<QuoteRow>) => void;

let window: Window;
let store: typeof Store;
let send: (symbol: string, lastPrice: string) => Promise<void>;
let show: (symbol: string) => Promise<HTMLElement>;
let watched: () => readonly string[];
let end: typeof SessionEnd;
let look: () => void;
let close: () => Promise<void>;

beforeEach(async () => {
  window = new Window();
  vi.resetModules();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("navigator", window.navigator);
  vi.stubGlobal("location", window.location);
  vi.stubGlobal("Text", window.Text);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  let listener: Listener | undefined;
  let symbols: readonly string[] = [];
  watched = () => symbols;
  vi.doMock("#src/ui/style.ts", () => ({ css: () => "", cx: () => "", keyframes: () => "" }));
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      subscribe: (_topic: string, params: { readonly symbols: readonly string[] }, told: Listener) => {
        listener = told;
        symbols = params.symbols;
        return {
          amend: (next: { readonly symbols: readonly string[] }) => (symbols = next.symbols),
          release: () => undefined,
        };
      },
    },
    onOutdated: () => undefined,
  }));
  vi.doMock("#src/ui/ticker.ts", async (original) => ({
    ...(await original<object>()),
    watchAge: (each: () => void) => {
      look = each;
      return () => undefined;
    },
  }));
  store = await import("#src/state/client-store.ts");
  end = await import("#src/session/session-end.ts");
  const { LiveFigure } = await import("#src/ui/live-figure.tsx");
  const { act } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const element = window.document.createElement("div");
  const root = createRoot(element as unknown as Element);
  show = async (symbol) => {
    await act(async () => root.render(<LiveFigure symbol={symbol} field="lastPrice" />));
    return element.firstElementChild as unknown as HTMLElement;
  };
  send = async (symbol, lastPrice) => {
    await vi.waitFor(() => expect(listener).toBeDefined());
    const sent = { epoch: 1, seq: 1, edition: 0, asOf: 9, status: "live", full: true } as const;
    listener?.({ ...sent, rows: [row(symbol, lastPrice)] });
  };
  close = async () => {
    await act(async () => root.unmount());
    await window.happyDOM.close();
  };
});
afterEach(async () => {
  await close();
  vi.doUnmock("#src/bridge/bridge.ts");
  vi.doUnmock("#src/ui/style.ts");
  vi.doUnmock("#src/ui/ticker.ts");
  vi.unstubAllGlobals();
});

function row(key: string, lastPrice: string): QuoteRow {
  const rest = { changeRate24H: "", highPrice24h: "", lowPrice24h: "", volume24h: "", turnover24hUSD: "" };
  return { key, lastPrice, asOf: 9, ...rest };
}

it("shows what a symbol was when it was let go as stale until there is a quote, which is no tick", async () => {
  const figure = await show("BTCUSDT");
  expect(figure.hasAttribute("data-loading")).toBe(true);
  await send("BTCUSDT", "97.5");
  await vi.waitFor(() => expect(figure.textContent).toContain("97.5"));
  expect(figure.hasAttribute("data-stale")).toBe(false);
  await show("ETHUSDT");
  await vi.waitFor(() => expect(watched()).toEqual(["ETHUSDT"]), { timeout: 10_000 });
  await send("ETHUSDT", "3.25");
  await vi.waitFor(() => expect(figure.textContent).toContain("3.25"));

  await show("BTCUSDT");
  expect(figure.textContent).toContain("97.5");
  expect(figure.hasAttribute("data-stale")).toBe(true);
  look();
  expect(figure.hasAttribute("data-stale")).toBe(true);
  await send("BTCUSDT", "98.5");
  await vi.waitFor(() => expect(figure.textContent).toContain("98.5"));
  expect(figure.hasAttribute("data-stale")).toBe(false);
  expect(figure.hasAttribute("data-tick")).toBe(false);
});

it("forgets it with the session", async () => {
  store.useClientStore.setState({ wsQuoteList: [row("BTCUSDT", "97.5")] });
  end.forgetSession(null, false);
  const figure = await show("BTCUSDT");
  expect(figure.textContent).toBe("");
  expect(figure.hasAttribute("data-loading")).toBe(true);
});
