/** D3.8, F2d.3: what is told of a change of the address book whose page was left. */
import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { endingTexts } from "#src/money/intent-texts.ts";
import { readEnding } from "#src/money/read-ending.ts";

const ids = { ids: ["1", "2", "3", "3"] };
const row = (index: number) => ({ index, address: "T", code: 131_000, msg: "" });

it.each([
  ["addressBook.batchCreate", {}, { successCount: 2, failList: [] }, "saved"],
  ["addressBook.batchCreate", {}, { successCount: 0, failList: [row(0), row(1)] }, "failed"],
  ["addressBook.batchCreate", {}, { successCount: 1, failList: [row(1)] }, "partlySaved"],
  ["addressBook.delete", ids, { deleted: 3 }, "saved"],
  ["addressBook.delete", ids, { deleted: 0 }, "failed"],
  ["addressBook.delete", ids, { deleted: 2 }, "partlySaved"],
  ["addressBook.changeVerification", ids, { updated: 3 }, "saved"],
  ["addressBook.changeVerification", ids, { updated: 0 }, "failed"],
  ["addressBook.changeVerification", ids, { updated: 1 }, "partlySaved"],
  ["addressBook.create", {}, { id: "1", status: 0 }, "saved"],
] as const)("%s with %o that was answered %o is %s", async (call, input, data, settled) => {
  const world = { bridge: { call: null as never }, invalidate: () => undefined, wait: async () => undefined };
  const ending = await readEnding(world, { call, input } as unknown as StoredIntent, data);
  expect(ending).toEqual({ state: "done", settled, recordId: "" });
});

it.each([
  ["saved", "success", "money.ended.saved", ""],
  ["partlySaved", "info", "money.ended.partlySaved", "money.endedText.partlySaved"],
  ["failed", "fail", "money.rejected.book", "money.nothingText.book"],
] as const)("%s has words of the address book", (settled, tone, title, text) => {
  const ending = { state: "done", settled, recordId: "" } as const;
  const intent = { kind: "addressBook", sentAt: 0, ending } as OpenIntent;
  expect(endingTexts(((key: string) => key) as TFunction, "en", intent)).toEqual({ tone, title, text });
});
