/** D3.10, D5.2, D10.5: every page beside an exchange that lies about one of the page's reads. */

import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { mulberry } from "../worker/random-answers.ts";
import { expect, test } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { lieTo } from "./hostile/liar.ts";
import { falsehoods, mishaps, sentinel, untimely } from "./hostile/lies.ts";
import { nonsenseIn } from "./hostile/nonsense.ts";
import { person } from "./hostile/person.ts";
import { visits } from "./hostile/visits.ts";

/** FUZZ_SEED makes other runs. */
const firstSeed = dailySeed();
const maxTours = fuzzRuns(1);
const maxVisits = 12;

const figure = new RegExp(sentinel.replace("31337", "31,?337").replace(".25", ""));

const tours = Array.from({ length: maxTours }, (_, at) => firstSeed * 100 + at);

test.for(tours)(
  "no page breaks, waits for ever or shows what nobody signed: %i",
  async (seed, { page, exchange, tolerated }) => {
    tolerated.push(/^(?!uncaught)/);
    const random = mulberry(seed);
    const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const liar = await lieTo(page);
    const { token } = await person(exchange);
    await page.addCookies([{ name: "test-token", value: token }]);
    page.quicken(10);
    const lies = [falsehoods, mishaps, untimely].flatMap((some) => Object.entries(some));
    const wrong: string[] = [];
    let reported = 0;
    for (let at = 0; at < maxVisits; at += 1) {
      const [path, calls] = oneOf(Object.entries(visits));
      const call: HttpCallName = oneOf(calls);
      const [name, lie] = oneOf(lies);
      const signed = random() < 0.5;
      const what = `${path} ${call}: ${name}${signed ? ", signed" : ""}`;
      liar.rest();
      liar.notify(call, lie, { signed });
      const had = page.errors.length;
      const before = liar.reported.length;
      await page.goto(`/user/assets${path}`);
      const text = await until(settled).catch((cause: unknown) => `${String(cause)} undefined`);
      reported += liar.reported.length - before;
      const isProven = callDefinition(call).verified === true;
      const shown = nonsenseIn(text) ?? (isProven && !signed ? figure.exec(text)?.[0] : undefined);
      if (shown !== undefined) wrong.push(`${what}: ${shown} in ${text.slice(0, 400)}`);
      if (document.querySelector('img[src="x"]') !== null) wrong.push(`${what}: became an element`);
      for (const error of page.errors.slice(had))
        if (error.startsWith("uncaught")) wrong.push(`${what}: ${error}`);
      if (!page.url().includes("/user/assets")) wrong.push(`${what}: left for ${page.url()}`);
    }
    expect(wrong, `seed ${seed}`).toEqual([]);
    // It is no empty exercise.
    expect(reported).toBeGreaterThan(maxVisits / 2);
  },
);

/** The page's words, once nothing in it waits any more. */
function settled(): string {
  const main = document.querySelector("main");
  const text = main?.textContent ?? "";
  if (main?.querySelector("h1") == null) throw new Error(`no page: ${text}`);
  const waiting = main.querySelector('[aria-busy="true"]');
  if (waiting !== null) throw new Error(`waits: ${waiting.textContent}`);
  if (/Loading…?/.test(text)) throw new Error(`waits: ${text}`);
  return text;
}
