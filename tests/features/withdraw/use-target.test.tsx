/** F6c.2: an address is looked into once typing pauses, also after one that could not be. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TargetLookup } from "#src/features/withdraw/form/use-target.ts";
import { openReactWindow, type ReactWindow } from "../../react-window.ts";

let window: ReactWindow;
let asked: string[];
let waits: number[];
let goOn: () => void;
let seen: TargetLookup[];
let type: (typed: string) => Promise<void>;

beforeEach(async () => {
  window = await openReactWindow();
  asked = [];
  waits = [];
  seen = [];
  vi.doMock("#src/bridge/clock.ts", () => ({
    pageClock: {
      after: (ms: number, then: () => void) => {
        waits.push(ms);
        goOn = then;
        return () => undefined;
      },
    },
  }));
  const { cofferError } = await import("#shared/rpc/errors.ts");
  vi.doMock("#src/bridge/bridge.ts", () => ({
    bridge: {
      call: async (call: string, { typed }: { readonly typed: string }) => {
        asked.push(typed);
        throw cofferError({ kind: "HttpError", code: "HTTP", message: "", call });
      },
    },
  }));
  const { useTarget } = await import("#src/features/withdraw/form/use-target.ts");
  function Form({ typed }: { readonly typed: string }): ReactNode {
    seen.push(useTarget({ coin: "USDT", chain: "ARBI", typed, memo: "" }));
    return null;
  }
  type = (typed) => window.change(() => window.render(<Form typed={typed} />));
});

afterEach(async () => {
  await window.close();
  vi.doUnmock("#src/bridge/clock.ts");
  vi.doUnmock("#src/bridge/bridge.ts");
});

it("waits for a pause in typing, at once where it is to be tried again, and for a pause after that", async () => {
  await type("0x1");
  await window.change(() => goOn());
  const failed = seen.at(-1);
  if (failed?.state !== "failed") throw new Error(`it is ${failed?.state}`);
  await window.change(failed.retry);
  await window.change(() => goOn());
  await type("0x12");
  expect({ waits, asked }).toEqual({ waits: [250, 0, 250], asked: ["0x1", "0x1"] });
});
