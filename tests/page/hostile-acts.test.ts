/** D3.8, D3.10, D10.5: each act that moves money, beside an exchange that does it and then lies about it. */
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { mulberry } from "../worker/random-answers.ts";
import { expect, test } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { acts } from "./hostile/acts.ts";
import { lieTo } from "./hostile/liar.ts";
import { falsehoods, mishaps, sentinel, some } from "./hostile/lies.ts";
import { addLocks } from "./page-locks.ts";

/** FUZZ_SEED makes other runs. */
const seed = dailySeed();
/** It moved: whoever says one of these is lying. */
const denial =
  /Nothing (was|has)|not (submitted|placed)|has not changed|(conversion|transfer|order|exchange|withdrawal) failed|^Rejected|^Refused/i;
const figure = new RegExp(sentinel.replace("31337", "31,?337"));
/** A signed refusal under this very request's id is the exchange's own word that nothing happened. */
const proofOfNothing = "refused, 700012";

const reported = Object.entries(acts).flatMap(([name, act], at) => {
  const pick = mulberry(seed * 100 + at);
  const unsigned = some({ ...falsehoods, ...mishaps }, fuzzRuns(1), pick);
  const signed = some({ ...falsehoods, ...mishaps }, fuzzRuns(1), pick);
  return [
    ...unsigned.map(([what, lie]) => [`${name}: ${what}`, act, lie, false] as const),
    ...signed
      .filter(([what]) => what !== proofOfNothing)
      .map(([what, lie]) => [`${name}: ${what}, signed`, act, lie, true] as const),
  ];
});

test.for(reported)("%s", async ([, act, lie, signed], { page, exchange, tolerated }) => {
  tolerated.push(/^(?!uncaught)/);
  await page.addInitScript(addLocks);
  const account = await exchange.createPerson(act.wallet, act.profile ?? {});
  await page.addCookies([{ name: "test-token", value: account.token }]);
  const liar = await lieTo(page);
  const button = await act.prepare(page, exchange, account);
  liar.notify(act.call, lie, { signed, times: 1 });
  await button.click();
  page.quicken(4);
  const seen = await until(() => {
    const text = document.body.textContent ?? "";
    if (denial.test(text) || !act.done.test(text)) throw new Error(`${denial.exec(text)?.[0]} ${text}`);
    return text;
  });
  page.quicken(1);
  expect(liar.reported).toEqual([act.call]);
  // An amount that is bound to what was asked is never another one; what only the exchange knows is its word.
  if (!signed) expect(seen).not.toMatch(figure);
  expect((await exchange.funding(account.account))(act.coin)).toBe(act.left);
  expect(await exchange.imbalance()).toEqual([]);
  // Requested again as the same one, if at all.
  expect(new Set(liar.idsOf(act.call)).size).toBe(1);
});
