import type { Namespace } from "#shared/contract/static.ts";
import { wordsOf } from "#shared/site/languages.ts";
import { bridge } from "../bridge/bridge.ts";
import { adoptLanguage, initialLanguage } from "./language.ts";
import { i18n, type Texts } from "./translator.ts";

/** By name here: the contract's list lies beside schemas, which stay out of the page's bundle. */
const namespaces = ["user-assets", "inverse-error-code"] as const satisfies readonly Namespace[];

let asked = "";
let hasWords = false;

/** Starts the translations; the answer settles when the first language can be shown. */
export async function startI18n(): Promise<void> {
  i18n.watch(adoptLanguage);
  await changeLanguage(initialLanguage());
}

/**
 * Shows a language once its words are there; the latest asked for wins. One without a file of its own shows its
 * family's words, else the English ones, without asking for a file that does not exist.
 */
export async function changeLanguage(language: string): Promise<void> {
  asked = language;
  const files = await Promise.all(namespaces.map((namespace) => load(namespace, wordsOf(language))));
  const texts = Object.fromEntries(files.filter((file) => file !== null));
  // Names in place of words are better than nothing, but not better than words of another language.
  if (asked !== language || (hasWords && !Object.hasOwn(texts, "user-assets"))) return;
  hasWords = true;
  i18n.show(language, texts);
}

/** Through the worker, which retries and keeps files (spec section 7); null where they cannot be had. */
async function load(namespace: Namespace, language: string): Promise<[Namespace, Texts[string]] | null> {
  const answer = await bridge.call("i18n.load", { namespace, language }).catch(() => null);
  return answer?.kind === "ok" ? [namespace, answer.data] : null;
}
