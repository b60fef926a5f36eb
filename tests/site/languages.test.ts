/** R2.17, R4.14, R5.9, R9.18, F8.7. */

import { expect, test } from "vitest";
import { languageNames } from "#shared/site/language-names.ts";
import {
  chooseLanguage,
  defaultLanguage,
  directionOf,
  isReadable,
  type Language,
  type LanguagePreferences,
  matchLanguage,
  pageLanguage,
  supportedLanguages,
  translatedLanguages,
  translationOf,
} from "#shared/site/languages.ts";
import { siteIds } from "#shared/site/site-id.ts";
import { fc } from "../fuzz.ts";

const silent: LanguagePreferences = { query: null, stored: null, global: null, browser: [], site: "" };

const thirteen = "en en-US zh-CN zh-TW ja-JP ko-KR ru-RU id-ID es-ES tr-TR th-TH vi-VN de-DE".split(" ");

test("every site offers the thirteen languages and Arabic and Kazakh, Hong Kong its two alone", () => {
  for (const site of siteIds.filter((id) => id !== "HKG")) {
    expect(supportedLanguages(site)).toEqual([...thirteen, "ar-SA", "kk-KZ"]);
    expect(defaultLanguage(site)).toBe("en");
  }
  expect(supportedLanguages("HKG").toSorted()).toEqual(["en-HK", "zh-HK"]);
  expect(defaultLanguage("HKG")).toBe("zh-HK");
});

test.each<[string, Partial<LanguagePreferences>, Language]>([
  ["nothing", {}, "en"],
  ["nothing on the Hong Kong site", { site: "HKG" }, "zh-HK"],
  ["all four", { query: "de-DE", stored: "tr-TR", global: "ja-JP", browser: ["ko-KR"] }, "de-DE"],
  ["all but the query", { stored: "tr-TR", global: "ja-JP", browser: ["ko-KR"] }, "ja-JP"],
  ["the stored choice and the browser", { stored: "tr-TR", browser: ["ko-KR"] }, "tr-TR"],
  ["the global function and the browser", { global: "ja-JP", browser: ["ko-KR"] }, "ja-JP"],
  ["the browser", { browser: ["ko-KR", "de-DE"] }, "ko-KR"],
  ["an empty query", { query: "", stored: "zh-CN" }, "zh-CN"],
  ["a query that no site has", { query: "fr-FR", stored: "tr-TR" }, "en"],
  ["a stored language that no site has", { stored: "xx", browser: ["de-DE"] }, "en"],
  ["a browser's second choice", { browser: ["fr-FR", "de-AT"] }, "de-DE"],
  ["a browser without a match", { browser: ["fr-FR", "pt-BR"] }, "en"],
  ["other Arabic", { query: "ar-EG" }, "ar-SA"],
  ["plain Arabic", { browser: ["ar"] }, "ar-SA"],
  ["English of Britain", { browser: ["en-GB"] }, "en"],
  ["English of Hong Kong elsewhere", { stored: "en-HK" }, "en"],
  ["Chinese of Hong Kong elsewhere", { stored: "zh-HK" }, "zh-TW"],
  ["Chinese by script", { browser: ["zh-Hant-MO"] }, "zh-TW"],
  ["simplified Chinese of Hong Kong", { browser: ["zh-Hans-HK"] }, "zh-CN"],
  ["Chinese of Singapore", { browser: ["zh-Hans-SG"] }, "zh-CN"],
  ["odd spelling", { query: "ZH_cn" }, "zh-CN"],
  ["the old code of Indonesian", { browser: ["in-ID"] }, "id-ID"],
  ["a query on the Hong Kong site", { query: "en-HK", site: "HKG" }, "en-HK"],
  ["English on the Hong Kong site", { query: "en", site: "HKG" }, "en-HK"],
  ["German on the Hong Kong site", { query: "de-DE", site: "HKG" }, "zh-HK"],
  ["traditional Chinese on the Hong Kong site", { stored: "zh-TW", site: "HKG" }, "zh-HK"],
])("%s", (_, preferences, language) => {
  expect(chooseLanguage({ ...silent, ...preferences })).toBe(language);
});

test("whatever is wished for, the site has it", () => {
  const preference = fc.option(fc.oneof(fc.string(), fc.constantFrom("en", "zh-HK", "ar-AE", "__proto__")));
  fc.assert(
    fc.property(
      preference,
      preference,
      preference,
      fc.array(fc.string()),
      fc.constantFrom(...siteIds),
      (...given) => {
        const [query, stored, global, browser, site] = given;
        expect(supportedLanguages(site)).toContain(chooseLanguage({ query, stored, global, browser, site }));
      },
    ),
  );
});

test("a site's own languages match themselves", () => {
  for (const site of siteIds) {
    for (const language of supportedLanguages(site)) expect(matchLanguage(language, site)).toBe(language);
  }
});

test.each([
  ["ar-SA", "rtl"],
  ["ar", "rtl"],
  ["en", "ltr"],
  ["arn-CL", "ltr"],
  ["zh-HK", "ltr"],
])("%s is written %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test("each language has a name of its own, and English is translated", () => {
  const names = Object.values(languageNames);
  expect(new Set(names).size).toBe(names.length);
  for (const site of siteIds) {
    for (const language of supportedLanguages(site)) expect(languageNames[language]).not.toBe("");
  }
  expect(translatedLanguages).toContain("en");
});

test.each([
  ["de-DE", "de-DE"],
  ["zh-HK", "zh-TW"],
  ["en-HK", "en"],
  ["ja-JP", "ja-JP"],
  ["kk-KZ", "en"],
])("%s is shown in the words of %s", (language, words) => {
  expect(translationOf(language)).toBe(words);
});

test.each([
  ["de-DE", "de-DE"],
  ["zh-HK", "zh-HK"],
  ["kk-KZ", "en"],
])("a page in %s says that it is in %s", (language, said) => {
  expect(pageLanguage(language)).toBe(said);
});

test("every site has a language to offer that its people can read", () => {
  for (const site of siteIds) expect(supportedLanguages(site).filter(isReadable)).not.toEqual([]);
  expect(supportedLanguages("HKG").filter(isReadable)).toEqual(supportedLanguages("HKG"));
  expect(isReadable("kk-KZ")).toBe(false);
});

test("R9.18: each of the thirteen languages has words of its own", () => {
  for (const language of thirteen) expect(translatedLanguages).toContain(language);
});
