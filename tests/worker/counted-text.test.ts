/** D10.5. */
import { expect, it } from "vitest";
import { maxTextBytes } from "#worker/counted-text.ts";
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
