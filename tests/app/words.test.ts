/** R5.9. */
import { beforeEach, describe, expect, it } from "vitest";
import { english } from "#src/i18n/english.ts";
import type { Texts } from "#src/i18n/translator.ts";
import { createWords, type Words } from "#src/i18n/words.ts";
import { FakeClock } from "../bridge/fake-clock.ts";

let clock: FakeClock;
let shown: [language: string, title: string | undefined, error: string | undefined, chosen: boolean][];
/** What each request for a language gets, in order. */
let answers: Promise<Texts>[];
let builtIn: () => Promise<Texts>;
let words: Words;

const whole = (title: string): Texts => ({
  "user-assets": { title },
  "inverse-error-code": { "50016": `${title} 50016` },
});
const never = new Promise<Texts>(() => undefined);

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  answers = [];
  builtIn = async () => whole("English");
  words = createWords({
    load: () => answers.shift() ?? never,
    english: () => builtIn(),
    show: (language, texts, chosen) =>
      shown.push([language, texts["user-assets"]?.title, texts["inverse-error-code"]?.["50016"], chosen]),
    after: (ms, then) => clock.after(ms, then),
  });
});

describe("the first language", () => {
  it("shows as soon as it is there", async () => {
    answers = [Promise.resolve(whole("Deutsch"))];
    await words.start("de-DE");
    expect(shown).toEqual([["de-DE", "Deutsch", "Deutsch 50016", true]]);
  });

  it("that cannot be had is English, which nobody chose", async () => {
    answers = [Promise.resolve({})];
    await words.start("de-DE");
    expect(shown).toEqual([["en", "English", "English 50016", false]]);
  });

  it("that hangs is English after six seconds, and itself once it comes", async () => {
    let arrive: (texts: Texts) => void = () => undefined;
    answers = [new Promise((resolve) => (arrive = resolve))];
    const started = words.start("de-DE");
    await clock.advance(5_999);
    expect(shown).toEqual([]);
    await clock.advance(1);
    await started;
    expect(shown).toEqual([["en", "English", "English 50016", false]]);
    arrive(whole("Deutsch"));
    await clock.advance(0);
    expect(shown.at(-1)).toEqual(["de-DE", "Deutsch", "Deutsch 50016", true]);
  });

  it("is asked for again when the network may be back, until it is there", async () => {
    answers = [Promise.resolve({}), Promise.resolve(whole("Deutsch"))];
    await words.start("de-DE");
    words.retry();
    await clock.advance(0);
    expect(shown.at(-1)).toEqual(["de-DE", "Deutsch", "Deutsch 50016", true]);
    words.retry();
    expect(shown).toHaveLength(2);
  });

  it("without texts for refusals has those in English", async () => {
    answers = [Promise.resolve({ "user-assets": { title: "Deutsch" } })];
    await words.start("de-DE");
    expect(shown.at(-1)).toEqual(["de-DE", "Deutsch", "English 50016", true]);
  });

  it("rejects where not even English can be had, or does not come", async () => {
    answers = [Promise.resolve({})];
    builtIn = () => Promise.reject(new Error("no chunk"));
    await expect(words.start("de-DE")).rejects.toThrow("no chunk");
    answers = [Promise.resolve({})];
    builtIn = () => never;
    const start = words.start("de-DE").catch((error: unknown) => String(error));
    await clock.advance(10_000);
    expect(await start).toContain("No texts");
    expect(shown).toEqual([]);
  });
});

describe("another language", () => {
  it("that cannot be had leaves the words that are there", async () => {
    answers = [Promise.resolve(whole("Deutsch")), Promise.resolve({})];
    await words.start("de-DE");
    await words.change("es-ES");
    expect(shown).toHaveLength(1);
  });

  it("that was asked for last wins, whichever comes last", async () => {
    let late: (texts: Texts) => void = () => undefined;
    answers = [Promise.resolve(whole("English")), new Promise((resolve) => (late = resolve))];
    await words.start("en");
    const first = words.change("de-DE");
    answers = [Promise.resolve(whole("Español"))];
    await words.change("es-ES");
    late(whole("Deutsch"));
    await first;
    expect(shown.at(-1)?.[1]).toBe("Español");
  });
});

it("the build brings along what errors, buttons and titles need", () => {
  expect(english["user-assets"]?.["ui.error.retry"]).toBeTruthy();
  expect(english["user-assets"]?.["nav.overview"]).toBeTruthy();
  expect(english["inverse-error-code"]?.["50016"]).toBeTruthy();
});
