import i18next, { type BackendModule } from "i18next";
import type { Namespace } from "#shared/contract/static.ts";
import { wordsOf } from "#shared/site/languages.ts";
import { bridge } from "../bridge/bridge.ts";
import { adoptLanguage, initialLanguage } from "./language.ts";

/** By name here: the contract's list lies beside schemas, which stay out of the page's bundle. */
const namespaces = ["user-assets", "inverse-error-code"] as const satisfies readonly Namespace[];

/** Translation files come through the worker, which retries and keeps them (spec section 7). */
const throughWorker: BackendModule = {
  type: "backend",
  init: () => undefined,
  // Two parameters: i18next then waits for the promise instead of for a callback, which its type does not say.
  // oxlint-disable-next-line typescript/no-misused-promises -- see above
  read: async (language, namespace) => await load(language, namespace as Namespace),
};

/**
 * Starts the translations; the answer settles when the first language can be shown. A language without a file of its
 * own shows its family's words, else the English ones, without asking for a file that does not exist.
 */
export async function startI18n(): Promise<void> {
  i18next.on("languageChanged", adoptLanguage);
  await i18next.use(throughWorker).init({
    lng: initialLanguage(),
    load: "currentOnly",
    fallbackLng: (code) => (isTranslated(code) ? [] : [wordsOf(code)]),
    ns: [...namespaces],
    defaultNS: "user-assets",
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it paints.
    interpolation: { escapeValue: false },
  });
}

async function load(language: string, namespace: Namespace): Promise<Readonly<Record<string, string>>> {
  if (!isTranslated(language)) return {};
  const answer = await bridge.call("i18n.load", { namespace, language });
  return answer.kind === "ok" ? answer.data : {};
}

function isTranslated(language: string): boolean {
  return wordsOf(language) === language;
}
