/** R9.26: one sum and one end have one word, wherever they are shown. */
import { expect, test } from "vitest";
import { readTranslations } from "./translation-files.ts";

const frozenSums =
  /^(convert\.limit\.|convert\.faq\.account\.|convert\.smallBalances\.reason\.|ledger\.about\.held|money\.nothingText\.order)/;
const records =
  /^(deposit\.state\.|overview\.deposit\.|withdraw\.state\.|withdraw\.refused$|convert\.limit\.refused$)/;
const migration =
  /^(migration\.(?!blocker)|nav\.migration$|money\.\w+\.migration$|loyalty\.permission\.migration$)/;

test.each([
  ["en-US", frozenSums, /\b(un)?(lock|held|reserv)/i],
  ["zh-CN", frozenSums, /锁定/],
  ["zh-TW", frozenSums, /鎖定/],
  ["de-DE", frozenSums, /reservier/i],
  ["es-ES", frozenSums, /bloque|reten/i],
  ["tr-TR", frozenSums, /kilit|bloke|ayrıl/i],
  ["ar-SA", frozenSums, /حجز|حجوز/],
  ["en-US", records, /refus/i],
  ["es-ES", /^(deposit|fiat|ledger)\./, /acredit/i],
  ["ar-SA", migration, /(?<!\p{L})(ال|لل|ل)?نقل/u],
] as const)("texts of %s, %s, say nothing like %s", (language, keys, word) => {
  const texts = [...readTranslations("user-assets", language).texts];
  const found = texts.filter(([key]) => keys.test(key));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, said]) => word.test(said))).toEqual([]);
});
