import type { AgreementQuestion } from "#shared/contract/options.ts";

/** What is asked of who wants to trade options. Texts are the page's, by key. */

interface Choice {
  readonly id: string;
  readonly options: readonly string[];
  /** Of `options`: all of them and no other, in any order. */
  readonly right: readonly string[];
}

const choices: readonly Choice[] = [
  { id: "call", options: ["right", "duty", "share", "loan"], right: ["right"] },
  { id: "expiry", options: ["worthless", "renewed", "refunded", "sold"], right: ["worthless"] },
  { id: "maxLoss", options: ["nothing", "premium", "coin", "unlimited"], right: ["premium"] },
  { id: "writer", options: ["premium", "half", "unlimited", "nothing"], right: ["unlimited"] },
  { id: "settle", options: ["strike", "average", "premium", "highest"], right: ["average"] },
  { id: "price", options: ["time", "swings", "chart", "coin"], right: ["time", "swings", "coin"] },
];
/** In own words, and read by a person. */
const experience = "experience";

/** So many right answers pass; one less does where what was written bears it out. */
export const passScore = 5;

/** Places whose rules have a person read every application: there the words are asked for. */
const readEverywhere: ReadonlySet<string> = new Set(["AUT", "NLD", "DEU"]);
export const isAlwaysRead = (region: string): boolean => readEverywhere.has(region);

export function questionsFor(region: string): AgreementQuestion[] {
  const key = (id: string): string => `options.q.${id}`;
  return [
    ...choices.map(({ id, options, right }): AgreementQuestion => {
      const rows = options.map((value) => ({ value, labelKey: `${key(id)}.${value}` }));
      const type = right.length > 1 ? "MULTI" : "SINGLE";
      return { id, type, titleKey: key(id), options: rows, required: true };
    }),
    { id: experience, type: "TEXT", titleKey: key(experience), options: [], required: isAlwaysRead(region) },
  ];
}

/** How many are right. */
export function scoreOf(given: ReadonlyMap<string, string | readonly string[]>): number {
  return choices.filter(({ id, right }) => {
    const chosen = [given.get(id) ?? []].flat();
    return chosen.length === right.length && right.every((value) => chosen.includes(value));
  }).length;
}

/** Something was written that a person can read. */
export const hasWords = (given: ReadonlyMap<string, string | readonly string[]>): boolean =>
  String(given.get(experience) ?? "").trim() !== "";
