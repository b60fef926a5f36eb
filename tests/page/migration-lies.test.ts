/** D3.8, D3.10, D10.5, F6h.3: each act of a migration that moves something, and each of its reads, beside an exchange that lies. */

import type { HttpCallName } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import type { MigrationPage } from "../../e2e/migration-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { dailySeed, fuzzRuns } from "../fuzz.ts";
import { mulberry } from "../worker/random-answers.ts";
import type { Locator, Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { falsehoods, mishaps, sentinel, some } from "./hostile/lies.ts";
import { nonsenseIn } from "./hostile/nonsense.ts";
import { converting, moving, test } from "./migration-people.ts";
import { addLocks } from "./page-locks.ts";
import { expect } from "./pages.ts";

/** FUZZ_SEED makes other runs. */
const seed = dailySeed();
/** It moved: whoever says one of these is lying. */
const denial = /Nothing (was|has)|did not arrive|could not be moved|No card was moved|Not converted/;
const figure = new RegExp(sentinel.replace("31337", "31,?337").replace(".25", ""));
/** A signed refusal under this very request's id is the exchange's own word that nothing happened. */
const proofOfNothing = "refused, 700012";

interface At {
  readonly page: Page;
  readonly migration: MigrationPage<Locator>;
  readonly exchange: Exchange;
  readonly account: string;
}

interface Act {
  readonly who: "moving" | "converting" | "cards";
  /** Up to the last press, which is what it answers. */
  readonly prepare: (at: At) => Promise<Locator>;
  readonly done: RegExp;
}

const acts = {
  "migration.confirmQuote": {
    who: "converting",
    prepare: async ({ migration }) => {
      await migration.getQuote.click();
      await migration.convert.waitFor();
      return migration.convert;
    },
    done: /Ready to move/,
  },
  "migration.start": {
    who: "moving",
    prepare: async ({ page, migration, exchange, account }) => {
      await migration.acknowledge();
      const code = page.getByRole("textbox", { name: /^Code sent to/ });
      await code.fill(await mailedCode(exchange, account));
      return migration.act;
    },
    done: /You have moved to/,
  },
  "cards.start": {
    who: "cards",
    prepare: async ({ page }) => {
      await page.getByRole("checkbox", { name: /^I accept the/ }).check();
      return page.getByRole("button", { name: "Move 1 card" }).first();
    },
    done: /You have moved to/,
  },
} satisfies { readonly [N in HttpCallName]?: Act };

const names = Object.keys(acts) as (keyof typeof acts)[];
const lies = { ...falsehoods, ...mishaps };
const told = names.flatMap((call, at) => {
  const pick = mulberry(seed * 100 + at);
  return [false, true].flatMap((signed) =>
    some(lies, fuzzRuns(1), pick)
      .filter(([what]) => !(signed && what === proofOfNothing))
      .map(([what, lie]) => [`${call}: ${what}${signed ? ", signed" : ""}`, call, lie, signed] as const),
  );
});

test.for(told)(
  "%s",
  async ([, call, lie, signed], { page, migration, exchange, reviewed, atCards, tolerated }) => {
    tolerated.push(/^(?!uncaught)/);
    await page.addInitScript(addLocks);
    const { who, prepare, done }: Act = acts[call];
    const { account } =
      who === "cards" ? await atCards() : await reviewed(who === "moving" ? moving : converting);
    const liar = await lieTo(page);
    await migration.goto();
    const button = await prepare({ page, migration, exchange, account });
    liar.notify(call, lie, { signed, times: 1 });
    await button.click();
    page.quicken(4);
    await until(() => {
      const text = document.body.textContent ?? "";
      if (denial.test(text) || !done.test(text)) throw new Error(`${denial.exec(text)?.[0]} ${text}`);
    });
    page.quicken(1);
    expect(liar.reported).toEqual([call]);
    expect(await exchange.imbalance()).toEqual([]);
    // Asked for again as the same one, if at all.
    expect(new Set(liar.idsOf(call)).size).toBe(1);
  },
);

const reads = [
  ["migration.banner", "moving"],
  ["migration.status", "moving"],
  ["migration.assetsTotal", "converting"],
  ["migration.assetsInfo", "converting"],
  ["cards.migrable", "cards"],
] as const;
const read = reads.flatMap(([call, who], at) =>
  some(lies, 2 * fuzzRuns(1), mulberry(seed * 1000 + at)).map(
    ([what, lie], index) =>
      [`${call}: ${what}${index % 2 === 1 ? ", signed" : ""}`, call, who, lie, index % 2 === 1] as const,
  ),
);

test.for(read)(
  "no screen breaks, waits for ever or shows what nobody signed: %s",
  async ([, call, who, lie, signed], { page, migration, reviewed, atCards, tolerated }) => {
    tolerated.push(/^(?!uncaught)/);
    if (who === "cards") await atCards();
    else await reviewed(who === "moving" ? moving : converting);
    const liar = await lieTo(page);
    liar.notify(call, lie, { signed });
    await migration.goto();
    page.quicken(10);
    const text = await until(() => {
      const main = document.querySelector("main");
      const words = main?.textContent ?? "";
      if (main?.querySelector("h2, [role=alert]") == null || /Loading…?/.test(words)) throw new Error(words);
      return words;
    });
    expect(nonsenseIn(text)).toBeUndefined();
    if (!signed) expect(text).not.toMatch(figure);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(page.errors.filter((error) => error.startsWith("uncaught"))).toEqual([]);
    expect(liar.reported).toContain(call);
  },
);

test("the new site's address is as secure as this one, names no user, and is no script", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  const liar = await lieTo(page);
  const { token, migrationId } = await atCards();
  await exchange.call("cards.complete", token, { migrationId, skip: true });
  const go = page.getByRole("link", { name: /^Go to/ });
  for (const siteUrl of ["javascript:alert(1)", "http://localhost@evil.example/", "ftp://eu.localhost/"]) {
    const forge = (result: unknown) => ({ ...(result as object), siteUrl });
    liar.notify("migration.status", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
    await migration.goto();
    await expect(go).toHaveAttribute("href", /^http:\/\/eu\.localhost(:\d+)?\/$/);
  }
  expect(liar.reported).toContain("migration.status");
});

test("the way to the new site says whose host it leads to", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  const liar = await lieTo(page);
  const { token, migrationId } = await atCards();
  await exchange.call("cards.complete", token, { migrationId, skip: true });
  const go = page.getByRole("link", { name: /^Go to/ });
  const forge = (part: object) => {
    const change = (result: unknown) => ({ ...(result as object), ...part });
    liar.notify("migration.status", ({ text }) => ({ text: withResult(text, change) }), { signed: true });
  };
  await migration.goto();
  await expect(page.getByText(/^\P{L}?eu\.localhost:\d+\P{L}?$/u)).toBeVisible();
  const end = `${"b".repeat(40)}.evil.example`;
  forge({ siteUrl: `https://www.coffer.example.${"a".repeat(60)}.${end}/user/assets/` });
  await migration.goto();
  await expect(go).toHaveAttribute("href", /evil\.example/);
  await expect(page.getByText(new RegExp(`^\\P{L}*a+\\.${end}\\P{L}?$`, "u"))).toBeVisible();
  await expect(page.getByText(/coffer\.example\.a/)).toHaveCount(0);
  // A name that would end the host's name before ours is no name.
  for (const targetSite of ["evil.example/", "a@evil", "evil.example#"]) {
    forge({ siteUrl: "", targetSite });
    await migration.goto();
    await expect(page.getByText(/^You have moved to/)).toBeVisible();
    await expect(go).toHaveCount(0);
  }
});
