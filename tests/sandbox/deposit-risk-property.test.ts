/** D10.7, F4c.6. */

import { expect, test } from "vitest";
import { fc } from "../fuzz.ts";
import { blockMs } from "./deposit-sandbox.ts";
import { heldDeposits, written } from "./held-deposits.ts";
import { newRequestId } from "./sandbox-under-test.ts";

const world = heldDeposits();
const { personOf, settings, send, one, submit, balanced } = world;

test("whatever is done about deposits in whatever order, the books add up and nothing is credited twice", async () => {
  const act = fc.constantFrom("send", "confirm", "answer", "refuse", "back", "time");
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      await world.under.control("/sandbox/control/reset", {});
      await settings({ depositBlockMs: blockMs, travelRuleReviewMs: 1_000 });
      const person = await personOf("AUT");
      const ids: string[] = [];
      for (const next of acts) {
        const id = ids.at(-1) ?? "";
        const input = { depositId: id, questionnaire: written("EU") };
        if (next === "send") ids.push(await send(person, ids.length % 2 === 1 ? { depositType: "50" } : {}));
        else if (next === "confirm") world.under.clock.jump(30 * blockMs);
        else if (next === "time") world.under.clock.advance(1_000);
        else if (next === "back")
          await world.under.call(
            "depositHold.return",
            { depositId: id || "1", requestId: newRequestId() },
            person.token,
          );
        else if (id !== "") {
          await settings({ refuseTravelRules: next === "refuse" ? 1 : 0 });
          await submit(person, input);
        }
      }
      world.under.clock.jump(60_000);
      await expect
        .poll(async () => {
          const rows = await Promise.all(ids.map((id) => one(person, id)));
          const open = rows.filter(({ status }) => status === 1).length;
          const credited = rows.filter(({ status }) => status === 3).length;
          const held = rows.filter(({ status }) => status === 2).length;
          const amount = (count: number): string => String(Math.round(count * 15_025) / 100);
          const has = await Promise.all(
            ["funding", "funding_locked"].map((kind) => world.under.balance(person.account, kind, "XRP")),
          );
          const isRight = open === 0 && has[0] === amount(credited) && has[1] === amount(held);
          return isRight && (await balanced());
        })
        .toBe(true);
    }),
    { numRuns: 6 },
  );
});
