/** R3.1, D5.3: what is remembered of a symbol is never shown as live. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import type * as SessionEnd from "#src/session/session-end.ts";
import type * as Store from "#src/state/client-store.ts";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

type Listener = (snapshot: Snapshot<QuoteRow>) => void;

let page: ReactWindow;
let store: typeof Store;
let send: (symbol: string, lastPrice: string) => Promise<void>;
let show: (symbol: string) => Promise<HTMLElement>;
let watched: () => readonly string[];
let end: typeof SessionEnd;
let look: () => void;

beforeEach(async () => {
  page = await openReactWindow();
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
  show = async (symbol) => {
    await page.change(() => page.render(<LiveFigure symbol={symbol} field="lastPrice" />));
    return page.element.firstElementChild as HTMLElement;
  };
  send = async (symbol, lastPrice) => {
    await vi.waitFor(() => expect(listener).toBeDefined());
    const sent = { epoch: 1, seq: 1, edition: 0, asOf: 9, status: "live", full: true } as const;
    listener?.({ ...sent, rows: [row(symbol, lastPrice)] });
  };
});
afterEach(async () => {
  await page.close();
  vi.doUnmock("#src/bridge/bridge.ts");
  vi.doUnmock("#src/ui/style.ts");
  vi.doUnmock("#src/ui/ticker.ts");
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
