/** R4.15, R5.9. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { translatedLanguages } from "#shared/site/languages.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { errorTexts, pageTexts } from "#src/i18n/namespaces.ts";
import { readTranslations } from "../translations/translation-files.ts";

beforeAll(() => {
  i18n.addResourceBundle("en", pageTexts, {
    held_one: "one held",
    held_other: "{{count}} held",
    greet: "Hello {{name}}",
    "a.b": "a point",
    "a:b": "a colon",
    onlyEnglish: "English",
  });
  i18n.addResourceBundle("en", errorTexts, { "7": "seven" });
  i18n.addResourceBundle("zh-TW", pageTexts, { greet: "你好 {{name}}" });
});

describe("a text", () => {
  it("is its key, or what stands for it, where there is none", () => {
    expect(i18n.t("nothing")).toBe("nothing");
    expect(i18n.t("nothing", { defaultValue: "" })).toBe("");
    // Codes of the server are keys too: one may be the name of something that every object has.
    for (const code of ["toString", "constructor", "__proto__"]) {
      expect(i18n.t(code, { ns: errorTexts, defaultValue: "no such code" })).toBe("no such code");
    }
    expect(i18n.t("7", { ns: errorTexts })).toBe("seven");
  });

  it("has a flat key: points and colons in it mean nothing", () => {
    expect([i18n.t("a.b"), i18n.t("a:b"), i18n.t("inverse-error-code:7")]).toEqual([
      "a point",
      "a colon",
      "inverse-error-code:7",
    ]);
  });

  it("takes what fills its holes as it is, and has nothing in a hole that nobody filled", () => {
    expect(i18n.t("greet", { name: "<b> & $& {{count}} $t(onlyEnglish)" })).toBe(
      "Hello <b> & $& {{count}} $t(onlyEnglish)",
    );
    expect(i18n.t("greet")).toBe("Hello ");
  });

  it("read from right to left keeps what fills its holes in their own direction, once", async () => {
    i18n.addResourceBundle("ar-SA", pageTexts, { greet: "{{name}}" });
    await i18n.changeLanguage("ar-SA");
    const said = (name: string) => i18n.t("greet", { name });
    expect(said("1,000.00 USD")).toBe("\u20681,000.00 USD\u2069");
    expect(said("\u20681 USD\u2069")).toBe("\u20681 USD\u2069");
    expect([said("12"), said("")]).toEqual(["12", ""]);
    await i18n.changeLanguage("en");
    expect(i18n.t("greet", { name: "1 USD" })).toBe("Hello 1 USD");
  });

  it("of a language without words of its own counts as those words do", () => {
    // French counts 0 as one; without French words it is told in English.
    expect(i18n.getFixedT("fr-FR")("held", { count: 0 })).toBe("0 held");
    expect(i18n.getFixedT("fr-FR")("held", { count: 1 })).toBe("one held");
  });

  it("of a language without words of its own is its family's, and English where that has none", () => {
    const t = i18n.getFixedT("zh-HK");
    expect([t("greet", { name: "A" }), t("onlyEnglish")]).toEqual(["你好 A", "English"]);
  });
});

it.each(translatedLanguages)(
  "each text of %s is painted with its holes filled, in every number",
  (language) => {
    const texts = Object.fromEntries(readTranslations(pageTexts, language).texts);
    i18n.addResourceBundle(language, "all", texts);
    const t = i18n.getFixedT(language, "all");
    const plurals = new Intl.PluralRules(language);
    const value = (name: string): string => `<${name} $& &>`;
    const filled = (key: string, count?: number): string =>
      (texts[key] ?? "").replace(/\{\{(\w+)\}\}/g, (_hole, name: string) =>
        name === "count" && count !== undefined ? String(count) : value(name),
      );
    for (const [key, text] of Object.entries(texts)) {
      const holes = text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
      const values = Object.fromEntries(holes.map((name) => [name, value(name)]));
      const stem = /^(.*)_other$/.exec(key)?.[1];
      if (stem === undefined) expect(t(key, values), key).toBe(filled(key));
      for (const count of stem === undefined ? [] : [0, 1, 2, 3, 11, 21, 100, 1.5, 1_000_000]) {
        expect(t(stem ?? key, { ...values, count })).toBe(filled(`${stem}_${plurals.select(count)}`, count));
      }
    }
  },
);

it("the language shown is told to who asked, at once", () => {
  const reported = vi.fn();
  i18n.on("languageChanged", reported);
  void i18n.changeLanguage("ar-SA");
  expect(reported).toHaveBeenCalledExactlyOnceWith("ar-SA");
  expect(i18n.language).toBe("ar-SA");
  i18n.off("languageChanged", reported);
});

describe("a text that was requested before", () => {
  it("is not looked up again until texts are added, and follows the language", async () => {
    await i18n.changeLanguage("en");
    const t = i18n.getFixedT("en");
    expect(i18n.getFixedT("en")).toBe(t);
    const looks = vi.spyOn(i18n, "t");
    expect([t("onlyEnglish"), t("onlyEnglish")]).toEqual(["English", "English"]);
    const once = looks.mock.calls.length;
    expect(t("onlyEnglish")).toBe("English");
    expect(looks.mock.calls.length).toBe(once);
    const filled = () => [t("greet", { name: "Ann" }), t("greet", { name: "Bob" }), t("held", { count: 1 })];
    expect(filled()).toEqual(["Hello Ann", "Hello Bob", "one held"]);
    const more = looks.mock.calls.length;
    expect(filled()).toEqual(["Hello Ann", "Hello Bob", "one held"]);
    expect(looks.mock.calls.length).toBe(more);
    // Not known by its words alone: it is looked up each time.
    expect(t("greet", { name: undefined })).toBe("Hello ");
    expect(t("greet", "Good day")).toBe("Hello ");
    expect(looks.mock.calls.length).toBe(more + 2);
    looks.mockRestore();
    await i18n.changeLanguage("ar-SA");
    expect(t("greet", { name: "Ann" })).toBe("Hello \u2068Ann\u2069");
    await i18n.changeLanguage("en");
    expect(t("greet", { name: "Ann" })).toBe("Hello Ann");

    expect(t("late")).toBe("late");
    i18n.addResourceBundle("en", pageTexts, { late: "It came" });
    expect(t("late")).toBe("It came");
    i18n.addResourceBundle("zh-TW", pageTexts, { late: "到了" });
    expect(i18n.getFixedT("zh-TW")("late")).toBe("到了");
    expect([t("late"), t("held", { count: 1 }), t("held", { count: 2 })]).toEqual([
      "It came",
      "one held",
      "2 held",
    ]);
  });
});
