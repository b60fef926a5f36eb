/** F6i.2, F6i.7, F2e.1: what a migration does in the tax center and in statements. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { convert, mover, start, toReview, until } from "./mover.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { statementDeskOf } from "./statement-desk.ts";
import { readCsv } from "./statement-files.ts";
import { austrian, taxCenterOf } from "./tax-center.ts";
import { reportFiles } from "./tax-desk.ts";

let under: SandboxUnderTest;
const center = taxCenterOf(() => under);
const desk = statementDeskOf(() => under);

beforeAll(async () => {
  under = await startSandbox({ pairs: 40, settings: { statementQueueMs: 0, statementMakeMs: 0 } });
}, startMs);
afterAll(() => under.close());

test("its conversions are conversions, and what moves is not given away", async () => {
  const balances = { funding: { BTC: "0.5", USDT: "1200.5" } };
  const who = await mover(under, { ...austrian, balances });
  const migrationId = await toReview(under, who);
  await convert(under, who, migrationId);
  await until(under, who, ({ status }) => status === "ASSETS_READY");
  const trades = readCsv((await reportFiles(under, who, "TRADE", "CSV"))[0] ?? new Uint8Array()).rows;
  expect(trades.map((row) => [row[1], row[2], row[3], row[5]])).toEqual([
    ["Conversion", "1200.5", "USDT", "USDC"],
  ]);
  const span = { startTime: desk.today(), endTime: desk.today() + 86_400 };
  const [file = new Uint8Array()] = await desk.made(who.token, { kind: "CONVERT", format: "CSV", ...span });
  expect(readCsv(file).rows.map((row) => [row[2], row[3], row[4], row[6]])).toEqual([
    ["Convert", "1200.5", "USDT", "USDC"],
  ]);

  expect((await start(under, who, migrationId)).result.status).toBe("TRANSFERRING");
  await until(under, who, ({ status }) => status === "COMPLETED");
  const { gains } = await center.books(who);
  expect(gains.gains.map(({ coin, as }) => [coin, as])).toEqual([["USDT", "CONVERT"]]);
  expect(gains.coinsOf(who.userId)).toEqual([]);
});
