/** R4.15. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInstance } from "i18next";
import { describe, expect, it, vi } from "vitest";
import { translatedLanguages } from "#shared/site/languages.ts";
import { i18n, translate } from "#src/i18n/translator.ts";
import { readTranslations } from "../translations/translation-files.ts";

const sources = join(import.meta.dirname, "..", "..", "src");
const counts = [0, 1, 2, 3, 5, 7, 11, 12, 21, 99, 100, 101, 1_000_000, 1.5];

describe("our texts against those of i18next", () => {
  it.each(translatedLanguages)("every key of %s, with holes filled and in every number", async (language) => {
    const texts = Object.fromEntries(readTranslations("user-assets", language).texts);
    const ours = translate(language, { "user-assets": texts });
    const other = createInstance();
    await other.init({
      lng: language,
      fallbackLng: [],
      load: "currentOnly",
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { [language]: { translation: texts } },
    });
    const holes = Object.values(texts).flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
    );
    const filled = Object.fromEntries(holes.map((name) => [name, `<${name} $& &>`]));
    const keys = Object.keys(texts);
    const stems = keys.filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -"_other".length));
    for (const key of keys) expect(ours(key, filled), key).toBe(other.t(key, filled));
    for (const key of stems) {
      for (const count of counts) {
        expect(ours(key, { ...filled, count }), key).toBe(other.t(key, { ...filled, count }));
      }
    }
    expect(stems.length).toBeGreaterThan(0);
  });

  it("no page brings it along", () => {
    const guilty = readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => /from "(react-)?i18next"/.test(readFileSync(join(sources, path), "utf8")));
    expect(guilty).toEqual([]);
  });
});

describe("a text", () => {
  const t = translate("en", {
    "user-assets": { held_other: "{{count}} held", greet: "Hello {{name}}" },
    errors: { "7": "seven" },
  });

  it("is its name, or what stands for it, where there is none", () => {
    expect(t("nothing")).toBe("nothing");
    expect(t("nothing", { defaultValue: "" })).toBe("");
    expect(t("toString", { ns: "errors", defaultValue: "no such code" })).toBe("no such code");
    expect(t("7", { ns: "errors" })).toBe("seven");
    expect(t("greet", { ns: "elsewhere" })).toBe("greet");
  });

  it("of a number that has no form of its own is that of many", () => {
    expect(t("held", { count: 1 })).toBe("1 held");
  });

  it("has nothing in a hole that nobody filled", () => {
    expect(t("greet")).toBe("Hello ");
  });

  it("of a language without words of its own counts as those words do", () => {
    const forms = { "user-assets": { n_one: "one", n_other: "other" } };
    // French counts 0 as one; without French words it is told in English.
    expect(translate("fr-FR", forms)("n", { count: 0 })).toBe("other");
  });
});

describe("the language shown", () => {
  it("is told to who watches, with a new function of texts", () => {
    const before = i18n.t;
    const told = vi.fn();
    const stop = i18n.watch(told);
    i18n.show("ar-SA", { "user-assets": { hi: "marhaba" } });
    expect(told).toHaveBeenCalledWith("ar-SA");
    expect(i18n.t).not.toBe(before);
    expect([i18n.t("hi"), i18n.language, i18n.dir()]).toEqual(["marhaba", "ar-SA", "rtl"]);
    stop();
    i18n.show("en", {});
    expect(told).toHaveBeenCalledTimes(1);
  });
});
