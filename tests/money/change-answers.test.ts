/** D3.9, D10.5: what changes something else than money is refused for certain only by its closed list. */
import { expect, it } from "vitest";
import { type CallInput, type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { createLyingHost, type Host } from "./lying-host.ts";

const host = createLyingHost({});
const requests = {
  "migration.create": { targetSite: "EU", tncVersion: "1", agree: true },
  "migration.abort": { migrationId: "m1" },
  "cards.acceptTerms": { cardIds: ["c1"], tncVersion: "2", agree: true },
  "cards.complete": { migrationId: "m1", skip: true },
  "member.ambassador": { action: "JOIN" },
  "options.apply": { productCode: "OPTION", agreementVersion: "1", agree: true, answers: [] },
  "statements.createAccount": { date: 1_700_000_000, valuationCurrency: "USD", language: "en" },
  "withdraw.raiseLimit": { dailyLimit: "5" },
} satisfies { readonly [N in HttpCallName]?: CallInput<N> };
const names = Object.keys(requests) as (keyof typeof requests)[];

const refusing =
  (retCode: number): Host =>
  (sent) =>
    host.soundly(host.says(sent, null, { retCode }));
/** Sound, and of anything: a body that could not be read is refused without an id. */
const unnamed: Host = (sent) =>
  host.soundly(host.says({ ...sent, requestId: "" }, null, { retCode: 10_001 }));

async function outcome(name: keyof typeof requests, answer: Host): Promise<unknown> {
  // A host that names requests, as it has shown.
  host.answer(refusing(0));
  await host.http.call("withdraw.standing", {}, { id: "0", exempt: false }).catch(() => undefined);
  host.answer(answer);
  const thrown = await host.http
    .call(name, requests[name] as never, { id: "1", exempt: false })
    .catch((e) => e);
  return thrown instanceof CofferError ? thrown.data.outcome : "answered";
}

it.each(names)("%s that the exchange refused for its own reasons did not happen", async (name) => {
  expect(await outcome(name, refusing(10_001))).toBe("none");
  expect(await outcome(name, refusing(700_003))).toBe(
    name === "statements.createAccount" ? "unknown" : "none",
  );
});

it.each(names)("%s may have happened whatever else is said of it", async (name) => {
  for (const code of [10_006, 10_014, 10_016, 500_000, 790_000]) {
    expect(await outcome(name, refusing(code)), String(code)).toBe("unknown");
  }
  expect(await outcome(name, unnamed)).toBe("unknown");
  expect(await outcome(name, () => undefined)).toBe("unknown");
  expect(
    await outcome(name, (sent) => ({ text: host.says(sent, null, { retCode: 10_007 }), signature: "" })),
  ).toBe("unknown");
});

it("each that has a state of its own to be read is marked so", () => {
  const marked = Object.entries(httpCalls).filter(([, call]) => "changes" in call);
  expect(marked.map(([name]) => name).toSorted()).toEqual([
    "cards.acceptTerms",
    "cards.complete",
    "member.ambassador",
    "migration.abort",
    "migration.create",
    "options.apply",
    "statements.create",
    "statements.createAccount",
    "statements.createIndiaTax",
    "taxReports.create",
    "withdraw.raiseLimit",
  ]);
});
