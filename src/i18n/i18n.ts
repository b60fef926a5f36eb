import type { Namespace } from "#shared/contract/static.ts";
import { wordsOf } from "#shared/site/languages.ts";
import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { adoptLanguage, initialLanguage, wearLanguage } from "./language.ts";
import { namespaces } from "./namespaces.ts";
import { i18n, type Texts } from "./translator.ts";
import { createWords } from "./words.ts";

const words = createWords({
  load: async (language) => {
    const files = await Promise.all(namespaces.map((namespace) => load(namespace, wordsOf(language))));
    return Object.fromEntries(files.filter((file) => file !== null));
  },
  english: async () => (await import("./english.ts")).english,
  show(language, texts, chosen) {
    // What nobody chose is not kept for the next visit.
    (chosen ? adoptLanguage : wearLanguage)(language);
    i18n.show(language, texts);
  },
  after: (ms, then) => pageClock.after(ms, then),
});

/**
 * Starts the translations; settles when something can be shown: the first language, or English where it is late or
 * cannot be had. Rejects where there are no words at all.
 */
export async function startI18n(): Promise<void> {
  watchPageState(({ visible, online }) => {
    if (visible && online) words.retry();
  });
  await words.start(initialLanguage());
}

/**
 * Shows a language once its words are there; the latest asked for wins. One without a file of its own shows its
 * family's words, else the English ones, without asking for a file that does not exist.
 */
export async function changeLanguage(language: string): Promise<void> {
  await words.change(language);
}

/** Through the worker, which retries and keeps files (R7.30); null where they cannot be had. */
async function load(namespace: Namespace, language: string): Promise<[Namespace, Texts[string]] | null> {
  const answer = await bridge.call("i18n.load", { namespace, language }).catch(() => null);
  return answer?.kind === "ok" ? [namespace, answer.data] : null;
}
