import { bridge } from "../bridge/bridge.ts";
import { pageClock } from "../bridge/clock.ts";
import { watchPageState } from "../bridge/page-state.ts";
import { adoptLanguage, initialLanguage, isRequested, wearLanguage } from "./language.ts";
import { errorTexts, pageTexts } from "./namespaces.ts";
import { type AreaTexts, createTexts, errors, shell, shellWords } from "./texts.ts";

/** It comes with the app's code: the first texts are requested before that is there. */
const i18n = import("./i18n.ts").then((loaded) => loaded.i18n);

const texts = createTexts({
  i18n,
  load,
  english: async () => (await import("./english.ts")).english,
  async show(language, requested) {
    if (requested) adoptLanguage(language, isChosen);
    else wearLanguage(language);
    await (await i18n).changeLanguage(language);
  },
  after: (ms, then) => pageClock.after(ms, then),
});

/** What a visit merely begins in, the browser's or English for one that nobody has, is not kept for the next one. */
let isChosen = isRequested();

/** Hears of each language whose words are requested. */
let onRequest: (language: string) => void = () => undefined;

/**
 * Starts the translations; settles when something can be shown: the first language, or English where it is late or
 * cannot be had. Rejects where there are no words at all.
 */
export async function startI18n(requested: typeof onRequest): Promise<void> {
  onRequest = requested;
  watchPageState(({ visible, online }) => {
    if (visible && online) texts.retry();
  });
  await texts.start(initialLanguage());
}

/**
 * Shows a language once its words are there; the latest requested wins. One without a file of its own shows its
 * family's words, else the English ones, without requesting a file that does not exist.
 */
export function changeLanguage(language: string): Promise<void> {
  isChosen = true;
  return texts.change(language);
}

/** Settles when the texts of an area, whose keys begin with its name, can be read; rejects where they cannot be had. */
export const textsOf = (area: string): Promise<void> => texts.want(area);

/** Through the worker, which fetches a file once, retries and keeps it (R7.30); null where it cannot be had. */
async function load(language: string, area: string): Promise<AreaTexts | null> {
  if (area === shell) onRequest(language);
  const part =
    area === errors
      ? { namespace: errorTexts }
      : { namespace: pageTexts, areas: area === shell ? shellWords : [area] };
  const answer = await bridge.call("i18n.load", { ...part, language }).catch(() => null);
  return answer?.kind === "ok" ? answer.data : null;
}
