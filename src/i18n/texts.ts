import type { i18n as I18n } from "i18next";
import { translationOf } from "#shared/site/languages.ts";
import { errorTexts, pageTexts } from "./namespaces.ts";

/** How long a first visit waits for its own language before it shows English. */
const withinMs = 6_000;
/** English comes with the page's own code; where even that does not arrive, the visitor is told. */
const englishWithinMs = 10_000;

/** They are nobody else's: i18next need not copy them first. */
const handedOver = { silent: false, skipCopy: true };

export type AreaTexts = Readonly<Record<string, string>>;

/** What every page needs: frame, parts and kits. Any other area is one of a page's own. */
export const shell = "shell";
/** What its keys begin with. */
export const shellWords = ["account", "app", "entry", "money", "nav", "records", "ui"];
/** The texts of errors, by their codes. */
export const errors = "errors";

export interface TextsParts {
  /** It may come later than the first texts. */
  readonly i18n: Promise<I18n>;
  /** An area's part of a language's file; null where it cannot be had. Never rejects, and may never settle. */
  readonly load: (language: string, area: string) => Promise<AreaTexts | null>;
  /** All texts that this build brings along, by namespace. */
  readonly english: () => Promise<Readonly<Record<string, AreaTexts>>>;
  /** Shows a language from now on; `isRequested`: no other one in its place. */
  readonly show: (language: string, isRequested: boolean) => Promise<void>;
  readonly after: (ms: number, then: () => void) => () => void;
}

export interface Texts {
  /** Settles when something can be shown; rejects where not even English can be had. */
  start(language: string): Promise<void>;
  /** Shows a language once its texts are there; the latest requested wins. */
  change(language: string): Promise<void>;
  /** Settles when an area can be read in the language shown, or in English; rejects where neither can be had. */
  want(area: string): Promise<void>;
  /** The network may be back: requests again what is missing. */
  retry(): void;
}

/** Fills i18next area by area. When a language is late or cannot be had, another one shows: never keys in place of words. */
export function createTexts({ i18n, load, english, show, after }: TextsParts): Texts {
  const wanted = new Set([shell]);
  const parts = new Map<string, Promise<boolean>>();
  let hasEnglish = false;
  let requested = "";
  let shown = "en";
  /** Some language that was requested has been shown. */
  let hasWords = false;
  let isLoading = false;
  let lacksSome = false;
  let isMended = false;
  /** What is painted before is painted anew with the first words. */
  let isShown = false;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));

  function part(language: string, area: string): Promise<boolean> {
    const words = translationOf(language);
    const key = `${words} ${area}`;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const loading = load(words, area).then(async (texts) => {
      if (texts === null) {
        parts.delete(key);
        lacksSome = true;
        return false;
      }
      (await i18n).addResourceBundle(
        words,
        area === errors ? errorTexts : pageTexts,
        texts,
        true,
        true,
        handedOver,
      );
      return true;
    });
    parts.set(key, loading);
    return loading;
  }

  /** Every area that a page wants, those included that it comes to want meanwhile. */
  async function wantedParts(language: string): Promise<boolean> {
    const count = wanted.size;
    const there = await Promise.all([...wanted].map((area) => part(language, area)));
    if (there.includes(false)) return false;
    return count === wanted.size || wantedParts(language);
  }

  /** i18next falls back to it for every text that a language lacks. */
  async function addEnglish(): Promise<void> {
    if (hasEnglish) return;
    const [brought, store] = await Promise.all([english(), i18n]);
    hasEnglish = true;
    for (const [name, some] of Object.entries(brought)) {
      store.addResourceBundle("en", name, some, true, false, handedOver);
    }
  }

  /** A file of before, or of a later version, lacks words of this one: English stands in, and nothing until it is there. */
  function missed(): string {
    if (isShown && !isMended) {
      isMended = lacksSome = true;
      parts.clear();
      addEnglish().then(
        () => show(shown, hasWords),
        () => (isMended = false),
      );
    }
    return "";
  }

  async function change(language: string): Promise<void> {
    requested = language;
    isLoading = true;
    lacksSome = false;
    const [isReadable, hasErrors] = await Promise.all([wantedParts(language), part(language, errors)]);
    if (requested !== language) return;
    isLoading = false;
    if (!isReadable) {
      // The words that are there stay; a visit that has none yet goes on requesting.
      if (hasWords) requested = shown;
      return;
    }
    hasWords = true;
    shown = language;
    await show(language, true);
    isShown = true;
    // Refusals in English are better than their numbers.
    if (!hasErrors) await addEnglish().catch(() => undefined);
  }

  function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const stop = after(ms, () => resolve(null));
      work.then(resolve, reject).finally(stop);
    });
  }

  async function start(language: string): Promise<void> {
    const changing = change(language);
    // Until then nothing can be painted: a slow line alone makes nobody's language late.
    (await i18n).options.parseMissingKeyHandler = (_key, given?: string) => given ?? missed();
    await within(withinMs, changing);
    if (hasWords) return;
    const isThere = await within(
      englishWithinMs,
      addEnglish().then(() => true),
    );
    // The language may have come meanwhile.
    if (hasWords) return;
    if (isThere === null) throw new Error("No texts to show");
    await show("en", false);
    isShown = true;
  }

  return {
    change,
    start: (language) => start(language).finally(begin),
    async want(area) {
      wanted.add(area);
      await begun;
      // Where English had to do for the first page, it does for the others.
      if (!hasWords || !(await part(shown, area))) await addEnglish();
    },
    retry() {
      if (requested !== "" && lacksSome && !isLoading) void change(requested);
    },
  };
}
