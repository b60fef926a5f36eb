/** D10.5. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { callDefinition } from "#shared/contract/index.ts";
import { maxTextBytes } from "#worker/counted-text.ts";
import { readResult } from "#worker/http/answer.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";

it("an answer that does not end is let go of, and is none", async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(32);
  let given = 0;
  let isLetGo = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += chunk.length;
      controller.enqueue(chunk);
    },
    cancel() {
      isLetGo = true;
    },
  });
  const client = createHttpPlane({
    ...planeOptions({ clock: manualClock(), apiBase: "https://exchange.test/" }),
    fetch: async () => new Response(endless),
  });
  const error: unknown = await client
    .call("coins.list", {}, { id: "1", exempt: true })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ data: { code: "NETWORK" } });
  expect(isLetGo).toBe(true);
  expect(given).toBeLessThan(maxTextBytes + 4 * chunk.length);
});

it("an answer of a million wrong rows is left at the first of them", () => {
  let looked = 0;
  const row = v.custom<number>(() => {
    looked += 1;
    return false;
  });
  const definition = { ...callDefinition("coins.list"), response: v.object({ list: v.array(row) }) };
  const list = new Uint8Array(1_000_000);
  const read = () => readResult({ call: "coins.list", definition, fields: {} }, { list: [...list] }, 0);
  expect(read).toThrow("bad response: coins.list list.0: custom");
  expect(looked).toBe(1);
});
