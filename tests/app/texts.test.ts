/** R4.15, R5.9. */
import { createInstance, type i18n as I18n } from "i18next";
import { beforeEach, describe, expect, it } from "vitest";
import { english as builtInEnglish } from "#src/i18n/english.ts";
import { i18n as shared } from "#src/i18n/i18n.ts";
import { errorTexts, pageTexts } from "#src/i18n/namespaces.ts";
import { type AreaTexts, createTexts, errors, shell, type Texts, type TextsParts } from "#src/i18n/texts.ts";
import { FakeClock } from "../bridge/fake-clock.ts";

let clock: FakeClock;
let i18n: I18n;
/** Each time that a language was shown: its title, an error, and whether it was requested. */
let shown: [language: string, title: string, error: string, chosen: boolean][];
/** What each request for an area of a language gets; absent: nothing, ever. */
let answers: Record<string, (area: string) => Promise<AreaTexts | null>>;
let requested: string[];
let builtIn: () => Promise<Record<string, AreaTexts>>;
let texts: Texts;

const language = (title: string) => async (area: string) => ({
  [area === errors ? "50016" : `${area}.title`]: `${title} ${area}`,
});
const none = async () => null;
const title = (area: string): string => i18n.t(`${area}.title`);

beforeEach(() => {
  clock = new FakeClock();
  i18n = shared.cloneInstance({ forkResourceStore: true });
  shown = [];
  requested = [];
  answers = {};
  builtIn = async () => ({
    [pageTexts]: { "shell.title": "Built-in shell", "convert.title": "Built-in convert" },
    [errorTexts]: { "50016": "Built-in errors" },
  });
  texts = createTexts(parts());
});

function parts(): TextsParts {
  return {
    i18n: Promise.resolve(i18n),
    load: (name, area) => {
      requested.push(`${name} ${area}`);
      return answers[name]?.(area) ?? new Promise(() => undefined);
    },
    english: () => builtIn(),
    show: async (name, chosen) => {
      await i18n.changeLanguage(name);
      shown.push([name, title(shell), i18n.t("50016", { ns: errorTexts }), chosen]);
    },
    after: (ms, then) => clock.after(ms, then),
  };
}

describe("the first language", () => {
  it("shows as soon as it is there, with the areas that are wanted by then", async () => {
    answers = { "de-DE": language("Deutsch") };
    const wanted = texts.want("convert");
    await texts.start("de-DE");
    await wanted;
    expect(shown).toEqual([["de-DE", "Deutsch shell", "Deutsch errors", true]]);
    expect(title("convert")).toBe("Deutsch convert");
    expect(requested.toSorted()).toEqual(["de-DE convert", "de-DE errors", "de-DE shell"]);
  });

  it("that cannot be had is English, which nobody chose", async () => {
    answers = { "de-DE": none };
    const wanted = texts.want("convert");
    await texts.start("de-DE");
    await wanted;
    expect(shown).toEqual([["en", "Built-in shell", "Built-in errors", false]]);
    expect(title("convert")).toBe("Built-in convert");
  });

  it("that hangs is English after six seconds, and itself once it comes", async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    answers = { "de-DE": (area) => arrived.then(() => language("Deutsch")(area)) };
    const started = texts.start("de-DE");
    await clock.advance(5_999);
    expect(shown).toEqual([]);
    await clock.advance(1);
    await started;
    expect(shown).toEqual([["en", "Built-in shell", "Built-in errors", false]]);
    arrive();
    await clock.advance(0);
    expect(shown.at(-1)).toEqual(["de-DE", "Deutsch shell", "Deutsch errors", true]);
  });

  it("is requested again when the network may be back, until it is there", async () => {
    answers = { "de-DE": none };
    await texts.start("de-DE");
    answers = { "de-DE": language("Deutsch") };
    texts.retry();
    await clock.advance(0);
    expect(shown.at(-1)).toEqual(["de-DE", "Deutsch shell", "Deutsch errors", true]);
    texts.retry();
    await clock.advance(0);
    expect(shown).toHaveLength(2);
  });

  it("without texts for refusals has those in English", async () => {
    answers = { "de-DE": async (area) => (area === errors ? null : language("Deutsch")(area)) };
    await texts.start("de-DE");
    await clock.advance(0);
    expect(shown.map(([name]) => name)).toEqual(["de-DE"]);
    expect(i18n.t("50016", { ns: errorTexts })).toBe("Built-in errors");
  });

  it("rejects where not even English can be had, or does not come", async () => {
    answers = { "de-DE": none };
    builtIn = () => Promise.reject(new Error("no chunk"));
    await expect(texts.start("de-DE")).rejects.toThrow("no chunk");
    builtIn = () => new Promise(() => undefined);
    const start = texts.start("de-DE").catch((error: unknown) => String(error));
    await clock.advance(10_000);
    expect(await start).toContain("No texts");
    expect(shown).toEqual([]);
  });
});

describe("an area", () => {
  it("is there once it was wanted, requested once", async () => {
    answers = { "de-DE": language("Deutsch") };
    await texts.start("de-DE");
    await Promise.all([texts.want("convert"), texts.want("convert")]);
    await texts.want("convert");
    expect(title("convert")).toBe("Deutsch convert");
    expect(requested.filter((one) => one === "de-DE convert")).toHaveLength(1);
  });

  it("that its language cannot have is English, and itself when the network is back", async () => {
    answers = { "de-DE": async (area) => (area === "convert" ? null : language("Deutsch")(area)) };
    await texts.start("de-DE");
    await texts.want("convert");
    expect([title(shell), title("convert")]).toEqual(["Deutsch shell", "Built-in convert"]);
    answers = { "de-DE": language("Deutsch") };
    texts.retry();
    await clock.advance(0);
    expect(title("convert")).toBe("Deutsch convert");
    // Who shows it is told.
    expect(shown).toHaveLength(2);
  });

  it("that cannot be had at all rejects", async () => {
    answers = { "de-DE": async (area) => (area === "convert" ? null : language("Deutsch")(area)) };
    builtIn = () => Promise.reject(new Error("no chunk"));
    await texts.start("de-DE");
    await expect(texts.want("convert")).rejects.toThrow("no chunk");
  });
});

describe("another language", () => {
  it("that cannot be had leaves the words that are there, for good", async () => {
    answers = { "de-DE": language("Deutsch"), "es-ES": none };
    await texts.start("de-DE");
    await texts.change("es-ES");
    expect(shown).toHaveLength(1);
    answers = { "de-DE": language("Deutsch"), "es-ES": language("Español") };
    texts.retry();
    await clock.advance(0);
    expect(i18n.language).toBe("de-DE");
  });

  it("comes with every area, also with those wanted while it is on its way", async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    answers = {
      "de-DE": language("Deutsch"),
      "es-ES": (area) => arrived.then(() => language("Español")(area)),
    };
    await texts.start("de-DE");
    await texts.want("overview");
    const changed = texts.change("es-ES");
    await texts.want("convert");
    expect(title("convert")).toBe("Deutsch convert");
    arrive();
    await changed;
    expect([shell, "overview", "convert"].map(title)).toEqual([
      "Español shell",
      "Español overview",
      "Español convert",
    ]);
  });

  it("that was requested last wins, whichever comes last", async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    answers = {
      en: language("English"),
      "es-ES": language("Español"),
      "de-DE": (area) => arrived.then(() => language("Deutsch")(area)),
    };
    await texts.start("en");
    const first = texts.change("de-DE");
    await texts.change("es-ES");
    arrive();
    await first;
    expect(shown.at(-1)?.[1]).toBe("Español shell");
  });

  it("without words of its own shows its family's", async () => {
    answers = { "zh-TW": language("繁體") };
    await texts.start("zh-HK");
    expect(shown).toEqual([["zh-HK", "繁體 shell", "繁體 errors", true]]);
  });
});

describe("a file that lacks words of this version", () => {
  beforeEach(async () => {
    i18n = createInstance();
    await i18n.init({ ...shared.options, resources: {} });
    builtIn = async () => ({
      [pageTexts]: { "convert.title": "Built-in convert", "convert.new": "New here" },
    });
    texts = createTexts({ ...parts(), i18n: Promise.resolve(i18n) });
    answers = { "de-DE": language("Deutsch") };
    await texts.start("de-DE");
    await texts.want("convert");
    shown = [];
  });
  const said = (): string[] => ["convert.title", "convert.new"].map((key) => i18n.t(key));

  it("shows no key: nothing at first, and English once it is there", async () => {
    expect(said()).toEqual(["Deutsch convert", ""]);
    await clock.advance(0);
    // Who shows it is told, once.
    expect(shown).toHaveLength(1);
    expect(said()).toEqual(["Deutsch convert", "New here"]);
    expect(i18n.t("convert.never", { defaultValue: "given" })).toBe("given");
  });

  it("is requested again when the network may be back", async () => {
    said();
    await clock.advance(0);
    answers = {
      "de-DE": async (area) => ({ ...(await language("Deutsch")(area)), "convert.new": "Hier neu" }),
    };
    texts.retry();
    await clock.advance(0);
    expect(said()).toEqual(["Deutsch convert", "Hier neu"]);
  });

  it("brings English the next time where it could not be had", async () => {
    const brought = builtIn;
    builtIn = () => Promise.reject(new Error("no chunk"));
    said();
    await clock.advance(0);
    builtIn = brought;
    expect(said()).toEqual(["Deutsch convert", ""]);
    await clock.advance(0);
    expect(said()).toEqual(["Deutsch convert", "New here"]);
  });
});

it("the build brings along what errors, buttons and titles need", () => {
  expect(builtInEnglish[pageTexts]?.["ui.error.retry"]).toBeTruthy();
  expect(builtInEnglish[pageTexts]?.["nav.overview"]).toBeTruthy();
  expect(builtInEnglish[errorTexts]?.["50016"]).toBeTruthy();
});
