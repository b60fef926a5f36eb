/** F2g.2, F6h.4. */
import { expect, test } from "vitest";
import type { HttpClient } from "#worker/http/client.ts";
import { migrationReview } from "#worker/migration/review.ts";

test("assets whose pages lead to each other are no review, and are not requested on and on", async () => {
  let pages = 0;
  const call = async (name: string) => {
    const total = { totalUsd: "0", transferableUsd: "0", convertUsd: "0", leftUsd: "0" };
    if (name === "migration.assetsTotal") return { kind: "ok", data: total };
    pages += 1;
    return { kind: "ok", data: { list: [], nextPageCursor: pages % 2 === 0 ? "one" : "two" } };
  };
  const http = { call } as unknown as Pick<HttpClient, "call">;
  await expect(migrationReview(http, { migrationId: "1" })).rejects.toThrow("does not end");
  expect(pages).toBe(3);
});
