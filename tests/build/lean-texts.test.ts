/** R9.26: what the build leaves out of i18next changes no text. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInstance, type TOptions } from "i18next";
import { beforeAll, expect, test } from "vitest";
import { namespaces } from "#shared/contract/static.ts";
import { translatedLanguages } from "#shared/site/languages.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { leanI18next } from "../../scripts/build/lean-texts.ts";
import { namesOf, readTranslations } from "../translations/translation-files.ts";

const path = createRequire(import.meta.url)
  .resolve("i18next")
  .replace("/cjs/", "/esm/");
let lean: typeof i18n;
let whole: typeof i18n;

beforeAll(async () => {
  const code = leanI18next(readFileSync(path, "utf8"), path);
  const made = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
  );
  [whole, lean] = [createInstance, made.createInstance as typeof createInstance].map((create) => {
    const instance = create();
    void instance.init({ ...i18n.options, resources: {} });
    for (const language of translatedLanguages) {
      for (const space of namespaces) {
        const texts = Object.fromEntries(readTranslations(space, language).texts);
        instance.addResourceBundle(language, space, texts, true, true);
      }
    }
    return instance;
  }) as [typeof i18n, typeof i18n];
});

const holes = ["count", "coin", "amount", "name", "from", "to", "value", "time", "code", "message"];
const fillings: readonly TOptions[] = [
  {},
  ...[0, 1, 2, 3, 11, 1.5].map((count) => ({
    ...Object.fromEntries(holes.map((hole) => [hole, `<${hole}> $t(nav.convert) {{coin}}`])),
    count,
  })),
  { count: 5, context: "none", coin: 7, name: null },
  { lng: "ar", amount: "1,500.25" },
  { lng: "xx-YY", amount: "1,500.25" },
  { defaultValue: "in {{coin}}: words", coin: "BTC" },
];

/** Everything that is asked of an instance here, by what was asked. */
function answersOf(of: typeof i18n, language: string): readonly (readonly [string, unknown])[] {
  return namespaces.flatMap((space) => {
    const t = of.getFixedT(language, space);
    const texts = readTranslations(space, language).texts;
    const names = [...namesOf(texts), "no.such.text", "none", "a:b", "1.5", ""];
    return names.flatMap((name) => {
      const isPlain = texts.get(name)?.includes("{{") === false;
      return fillings
        .slice(0, isPlain ? 1 : fillings.length)
        .flatMap((filled, n) => [
          [`${space} ${name} ${n}`, t(name, filled)] as const,
          [`${space} ${name} ${n} of the instance`, of.t(name, { ns: space, ...filled })] as const,
          [`${space} ${name}`, of.exists(name, { ns: space })] as const,
        ]);
    });
  });
}

/** Of plurals as in English, of six forms and of one. */
test.each(["en", "ar-SA", "zh-CN"])(
  "in %s every text is what the whole package makes of it",
  async (language) => {
    await Promise.all([i18n, whole, lean].map((one) => one.changeLanguage(language)));
    const answers = answersOf(lean, language);
    expect(answers.length).toBeGreaterThan(10_000);
    expect(answers).toEqual(answersOf(whole, language));
  },
);

test("another version's code is not cut", () => {
  const code = readFileSync(path, "utf8").replace("extractFromKey(key, opt) {", "extract(key, opt) {");
  expect(() => leanI18next(code, path)).toThrow(/does not know this version of i18next/);
});
