/** F0.7: which list of a ledger a look is answered from. */
import { expect, test } from "vitest";
import type { HttpClient } from "#worker/http/client.ts";
import { createLedgerAnswers } from "#worker/records/ledger-answers.ts";

const first = { filter: { startTime: 0, endTime: 1_000 }, asOf: 5_000.5, language: "en", row: 0 };

test.for([
  ["the same look", {}, 1],
  ["a later look at the same days", { asOf: 5_000.6 }, 2],
  ["the same look in another language", { language: "de-DE" }, 2],
  ["the same look at other days", { filter: { startTime: 0, endTime: 900 } }, 2],
] as const)("%s", async ([, other, reads]) => {
  let read = 0;
  const call = async () => {
    read += 1;
    return { kind: "ok", data: { list: [], nextPageCursor: "", earlierAt: "0" } };
  };
  const answers = createLedgerAnswers({ call } as unknown as Pick<HttpClient, "call">, async () => "token");
  for (const name of ["ledger.funding", "ledger.derivatives"] as const) {
    read = 0;
    await answers[name](first);
    await answers[name]({ ...first, ...other });
    expect(read, name).toBe(reads);
  }
});
