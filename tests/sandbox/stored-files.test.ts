/** F2e.9: the bytes of a file are kept in pieces, and go with it. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPerson } from "#sandbox/accounts/person.ts";
import { takeOrder } from "#sandbox/areas/statements/order.ts";
import { dropFiles, keepFile, readFile } from "#sandbox/areas/statements/stored-files.ts";
import { pieceBytes, statementFiles, statementPieces } from "#sandbox/areas/statements/tables.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { bytesOf } from "./statement-files.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());

const dayMs = 86_400_000;

async function statement(requestId: string): Promise<string> {
  const { account } = await under.account();
  const { db } = under.sandbox.exchange.database;
  const person = await findPerson(db, account);
  if (person === undefined) throw new Error(`No ${account}`);
  const now = under.clock.now();
  const days = { startAt: now - (now % dayMs) - dayMs, endAt: now - (now % dayMs) };
  const terms = {
    account: "",
    coin: "",
    members: [person.id],
    timezone: "UTC",
    language: "en",
    currency: "",
  };
  const order = { kind: "FUNDING", format: "CSV", ...days, terms, requestId } as const;
  return (await takeOrder(db, person, order, { now, quota: 30 })).id;
}

test.each([
  ["nothing", 0],
  ["one byte", 1],
  ["just a piece", pieceBytes],
  ["a byte more than three", 3 * pieceBytes + 1],
])("%s is read as it was written, and goes with its statement", async (_what, size) => {
  const { db } = under.sandbox.exchange.database;
  const id = await statement(`kept-${size}`);
  const other = await statement(`other-${size}`);
  const content = randomBytes(size);
  await keepFile(db, id, 1, { name: "one.csv", content: randomBytes(2 * pieceBytes) });
  await keepFile(db, id, 2, { name: "two.csv", content });
  await keepFile(db, other, 2, { name: "other.csv", content: randomBytes(7) });

  const file = await readFile(db, id, 2);
  expect(file).toMatchObject({ name: "two.csv", size });
  expect(Buffer.compare(await bytesOf(file), content)).toBe(0);
  expect(await readFile(db, id, 3)).toBeUndefined();

  const begun = await readFile(db, id, 2);
  await dropFiles(db, [id]);
  expect(await readFile(db, id, 2)).toBeUndefined();
  // Whoever is still reading it is told, and not given less.
  if (size > 0) await expect(bytesOf(begun)).rejects.toThrow(/went while it was read/);
  const left = await db.select({ id: statementPieces.statementId }).from(statementPieces);
  expect(left.map((piece) => piece.id)).toEqual([other]);
  await dropFiles(db, [other]);
  expect(await db.select().from(statementFiles)).toEqual([]);
});
