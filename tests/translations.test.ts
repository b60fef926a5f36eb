/** R9.26. */
import { describe, expect, test } from "vitest";
import { codes } from "#sandbox/refusal.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { namespaces } from "#shared/contract/static.ts";
import type { ClientCode } from "#shared/rpc/errors.ts";
import { translatedLanguages } from "#shared/site/languages.ts";
import { shellWords } from "#src/i18n/texts.ts";
import { dynamicKeys } from "./translations/dynamic-keys/index.ts";
import {
  languagesOf,
  namesOf,
  pluralStemsOf,
  readTranslations,
  slotsOf,
} from "./translations/translation-files.ts";
import {
  areaOf,
  codeText,
  featureFolders,
  isUsed,
  neededKeys,
  templateStarts,
} from "./translations/used-keys.ts";

const code = codeText();

/** The type makes this list complete. */
const clientCodeNames: Readonly<Record<ClientCode, true>> = {
  "9000001": true,
  "79992": true,
  NETWORK: true,
  HTTP: true,
  NON_RESPONSE: true,
  BAD_RESPONSE: true,
  BAD_REQUEST: true,
  WORKER_LOST: true,
  CANCELLED: true,
  OTHER_PERSON: true,
  SENT_BEFORE: true,
  SENT_EARLIER: true,
  NO_PERMISSION: true,
  INTERNAL: true,
};
const clientCodes = new Set(Object.keys(clientCodeNames));

function without(names: Iterable<string>, others: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => !others.has(name));
}

describe.each(namespaces)("%s", (namespace) => {
  const base = readTranslations(namespace, "en").texts;

  test("has a file for each translated language and for no other", () => {
    expect(languagesOf(namespace)).toEqual([...translatedLanguages].toSorted());
  });

  describe.each([...translatedLanguages])("in %s", (language) => {
    const { texts, repeated } = readTranslations(namespace, language);

    test("holds the keys of English, each once", () => {
      expect({
        missing: without(namesOf(base), namesOf(texts)),
        extra: without(namesOf(texts), namesOf(base)),
        repeated,
      }).toEqual({ missing: [], extra: [], repeated: [] });
    });

    test("has each plural form that the language has, and none that it has not", () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      for (const stem of pluralStemsOf(base)) {
        const found = [...texts.keys()].filter((key) => key.replace(/_[a-z]+$/, "") === stem && key !== stem);
        expect(found.toSorted()).toEqual(forms.map((form) => `${stem}_${form}`));
      }
    });

    test("leaves open what English leaves open", () => {
      for (const [key, text] of texts) {
        const stem = key.replace(/_(?:zero|one|two|few|many|other)$/, "");
        const isForm = pluralStemsOf(base).has(stem);
        const model = slotsOf(base.get(isForm ? `${stem}_other` : key) ?? "");
        // "One second left" need not say 1.
        const isOptional = (slot: string): boolean =>
          isForm && !key.endsWith("_other") && slot === "{{count}}" && !text.includes("{{count}}");
        expect([key, ...slotsOf(text)]).toEqual([key, ...model.filter((slot) => !isOptional(slot))]);
      }
    });

    // The build leaves out of i18next what it would take (scripts/build/lean-texts.ts).
    test("takes values as they are, and names no other text", () => {
      expect([...texts].filter(([, text]) => /\{\{[^}]*,|\$t\(/.test(text))).toEqual([]);
    });

    test("says something everywhere, in Latin digits", () => {
      const empty = [...texts].filter(([, text]) => text.trim() === "").map(([key]) => key);
      const digits = [...texts].filter(([, text]) => /(?![0-9])\p{Nd}/u.test(text)).map(([key]) => key);
      expect({ empty, digits }).toEqual({ empty: [], digits: [] });
    });
  });
});

describe("the code's keys", () => {
  const names = namesOf(readTranslations("user-assets", "en").texts);
  const areas = new Set(
    [...names].filter((name) => name.includes(".")).map((name) => name.split(".")[0] ?? ""),
  );

  test("each has a text", () => {
    expect(without(neededKeys(code, areas), names)).toEqual([]);
  });

  test("each text is used", () => {
    expect([...names].filter((name) => !isUsed(name, code))).toEqual([]);
  });

  test("those put together from parts are listed, and the list has no others", () => {
    expect(templateStarts(code, areas)).toEqual(Object.keys(dynamicKeys).toSorted());
  });
});

describe("texts of one thing in two areas", () => {
  test.each([...translatedLanguages])("write a day's change one way, in %s", (language) => {
    const { texts } = readTranslations("user-assets", language);
    const short = ["convert.list.change", "convert.pair.span.24h", "convert.pair.high", "overview.change"];
    const spans = short.map(
      (key) => /24.*?(?:小[时時]|時間|시간|ч|ชม\.|[a-z]\b|س)/.exec(texts.get(key) ?? "")?.[0],
    );
    expect(new Set(spans).size, spans.join()).toBe(1);
  });

  test.each([...translatedLanguages])(
    "call a protection the same where it is read and where it is turned, in %s",
    (language) => {
      const { texts } = readTranslations("user-assets", language);
      const named = (area: string, names: readonly string[]): readonly (string | undefined)[] =>
        names.map((name) => texts.get(`${area}.switch.${name}`));
      expect(named("withdraw", ["withdrawWhitelist", "newAddressLock", "addressBookOnly"])).toEqual(
        named("addressBook", ["trusted", "lock", "bookOnly"]),
      );
    },
  );
});

describe("texts come area by area", () => {
  const names = namesOf(readTranslations("user-assets", "en").texts);
  const keysIn = (folder: string, areas: ReadonlySet<string>): readonly string[] => {
    const own = codeText([folder]);
    return [...names, ...templateStarts(own, areas)].filter(
      (name) =>
        areas.has(name.split(".")[0] ?? "") && (own.includes(`"${name}"`) || own.includes(`\`${name}`)),
    );
  };
  const ofPages = featureFolders();
  const pages = new Set(ofPages.map(areaOf));

  /** Of kits that only some pages use: their routes name them. */
  const kitWords = ["coins", "cost", "files", "verificationCodes", "recipient", "todo", "travelRule"];

  test("each key begins with the name of a feature, of a kit, or a word that every page has", () => {
    const words = [...names].map((name) => name.split(".")[0] ?? "");
    expect(new Set(words.filter((word) => !pages.has(word)))).toEqual(new Set([...shellWords, ...kitWords]));
  });

  test("a feature says nothing in the words of another", () => {
    for (const feature of ofPages) {
      const others = new Set(ofPages.filter((other) => other !== feature).map(areaOf));
      expect(keysIn(`src/features/${feature}`, others), feature).toEqual([]);
    }
  });

  test("what every page has says nothing in the words of a feature", () => {
    const rest = ["app", "bridge", "diag", "entry", "i18n", "money", "records", "session", "state", "ui"];
    // The bridge names calls, and a text may have a call's name.
    const isWord = (folder: string, name: string): boolean =>
      folder !== "bridge" || !Object.hasOwn(httpCalls, name);
    for (const folder of rest) {
      const words = keysIn(`src/${folder}`, pages).filter((name) => isWord(folder, name));
      expect(words, folder).toEqual([]);
    }
  });
});

describe("texts of refusals", () => {
  const keys = new Set(readTranslations("inverse-error-code", "en").texts.keys());

  test("exist for each code that the client or the sandbox's exchange gives", () => {
    expect(without([...clientCodes, ...Object.values(codes).map(String)], keys)).toEqual([]);
  });

  test("exist for no word that is not a code", () => {
    const words = [...keys].filter((key) => !/^\d{4,7}$/.test(key));
    expect(words.filter((word) => !clientCodes.has(word) && !isUsed(word, code))).toEqual([]);
  });

  test.each([...translatedLanguages])("say the same of 700016 wherever it shows, in %s", (language) => {
    const general = readTranslations("inverse-error-code", language).texts.get("700016");
    expect(readTranslations("user-assets", language).texts.get("convert.refusal.700016")).toBe(general);
  });

  // R8.17: what the person sees when HTTP or the network fails.
  test("include the one for a network that failed", () => {
    expect(keys).toContain("50016");
  });
});
