/** R9.26. Both Chinese languages are written in their own letters, and in words. */
import { expect, test } from "vitest";
import { readTranslations } from "./translation-files.ts";

/** All letters of a charset, of pairs of bytes: the first from `lead`, the second from `trail` on. */
function lettersOf(charset: string, lead: number, trail: number): ReadonlySet<string> {
  const decoder = new TextDecoder(charset);
  const letters = new Set<string>();
  for (let first = lead; first < 0xf8; first += 1)
    for (let second = trail; second < 0xff; second += 1)
      letters.add(decoder.decode(Uint8Array.of(first, second)));
  return letters;
}

test.each([
  ["zh-TW", lettersOf("big5", 0xa4, 0x40)],
  ["zh-CN", lettersOf("gb2312", 0xb0, 0xa1)],
])("%s has no letter of the other one", (language, letters) => {
  const texts = [...readTranslations("user-assets", language).texts];
  const foreign = texts.filter(([, text]) =>
    [...text.matchAll(/\p{sc=Han}/gu)].some(([one]) => !letters.has(one)),
  );
  expect(foreign).toEqual([]);
});

/** What one says of money, addresses and secrets, and what the other does. */
const words = [
  ["接受", /接受/],
  ["接收", /接收/],
  ["持有", /持有/],
  ["保持", /保持|維持/],
  ["助记词", /助記詞/],
  ["标记", /標記/],
  ["添加", /新增/],
  ["加入地址簿", /加入地址簿/],
  ["制裁", /制裁/],
  ["得知", /得知/],
  ["索取", /索取/],
  ["未找到", /未找到|找不到/],
  ["加载", /載入/],
  ["客服", /客服/],
] as const;

test.each(words)("%s has its word in zh-TW", (word, other) => {
  const traditional = readTranslations("user-assets", "zh-TW").texts;
  const simplified = [...readTranslations("user-assets", "zh-CN").texts].filter(([, text]) =>
    text.includes(word),
  );
  expect(simplified).not.toEqual([]);
  expect(simplified.map(([key]) => traditional.get(key)).filter((text) => !other.test(text ?? ""))).toEqual(
    [],
  );
});
