import { namespaces } from "./namespaces.ts";
import type { Texts } from "./translator.ts";

/** How long a first visit waits for its own language before it shows English. */
const WITHIN_MS = 6_000;
/** English comes with the page's own code; where even that does not arrive, the visitor is told. */
const ENGLISH_WITHIN_MS = 10_000;

export interface WordsParts {
  /** Files of a language by namespace, without those that cannot be had. Never rejects, and may never settle. */
  readonly load: (language: string) => Promise<Texts>;
  /** The texts that this build brings along. */
  readonly english: () => Promise<Texts>;
  /** Shows texts from now on; `chosen`: they are the language that was asked for. */
  readonly show: (language: string, texts: Texts, chosen: boolean) => void;
  readonly after: (ms: number, then: () => void) => () => void;
}

export interface Words {
  /** Settles when something can be shown; rejects where not even English can be had. */
  start(language: string): Promise<void>;
  /** Shows a language once its words are there; the latest asked for wins. */
  change(language: string): Promise<void>;
  /** The network may be back: asks again for what is missing. */
  retry(): void;
}

/** Which texts the page shows, when its language is late or cannot be had: a key is never shown in place of words. */
export function createWords({ load, english, show, after }: WordsParts): Words {
  let asked = "";
  /** Some language that was asked for has been shown. */
  let hasWords = false;
  let isLoading = false;

  async function change(language: string): Promise<void> {
    asked = language;
    isLoading = true;
    const texts = await load(language);
    if (asked !== language) return;
    isLoading = false;
    // Words of another language, or English, are better than names in place of words.
    if (texts[namespaces[0]] === undefined) return;
    hasWords = true;
    show(language, texts, true);
    const isWhole = namespaces.every((namespace) => texts[namespace] !== undefined);
    if (!isWhole) await complete(language, texts);
  }

  /** Refusals in English are better than their numbers. */
  async function complete(language: string, texts: Texts): Promise<void> {
    const rest = await english().catch(() => ({}));
    if (asked === language) show(language, { ...rest, ...texts }, true);
  }

  function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const stop = after(ms, () => resolve(null));
      work.then(resolve, reject).finally(stop);
    });
  }

  return {
    change,
    async start(language) {
      await within(WITHIN_MS, change(language));
      if (hasWords) return;
      const texts = await within(ENGLISH_WITHIN_MS, english());
      // The language may have come meanwhile.
      if (hasWords) return;
      if (texts === null) throw new Error("No texts to show");
      show("en", texts, false);
    },
    retry() {
      if (!hasWords && asked !== "" && !isLoading) void change(asked);
    },
  };
}
