import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Account, Exchange, Wallet } from "../exchange.ts";
import type { OpenDriver } from "./driver.ts";
import type { Journey, Scene } from "./journey.ts";
import { memoryOf } from "./memory.ts";
import { Screen } from "./screen.ts";

const defaultWallet: Wallet = { BTC: "0.5", USDT: "2500", ETH: "3.25", SOL: "40" };

export interface Surroundings {
  readonly engine: string;
  readonly open: OpenDriver;
  readonly exchange: Exchange;
  /** Folder. */
  readonly pictures: string;
  /** What journeys tell is added. */
  readonly reported: string[];
}

/** One journey in a new browser; says how it ended, and why with a picture when it failed. */
export async function playJourney(journey: Journey, around: Surroundings): Promise<"passed" | "failed"> {
  const { engine, open, exchange, pictures, reported } = around;
  const { name, size, go } = journey;
  const started = performance.now();
  const say = (outcome: string): void =>
    console.log(`${outcome}  ${engine}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  await exchange.reset();
  // A price that runs out is no journey's subject, and pictures take their time.
  await exchange.settings({ quoteTtlMs: 120_000 });
  const driver = await open(size).catch((error: unknown) => {
    console.log(String(error));
    return null;
  });
  if (driver === null) {
    say("FAILED");
    return "failed";
  }
  const picture = async (what: string): Promise<void> => {
    const file = `${engine}-${size.width}-${name}-${what}`.toLowerCase().replace(/[^\w-]+/g, "-");
    await writeFile(join(pictures, `${file}.png`), await driver.picture());
  };
  const signedIn = async (made: Promise<Account>): Promise<Account> => {
    const account = await made;
    await driver.setCookie("test-token", account.token, exchange.url);
    return account;
  };
  const scene: Scene = {
    screen: new Screen(driver),
    exchange,
    picture,
    signIn: (wallet = defaultWallet) => signedIn(exchange.createAccount(wallet)),
    signInAs: (wallet, profile) => signedIn(exchange.createPerson(wallet, profile)),
    open: (path) => driver.goto(`${exchange.url}/user/assets/${path}`),
    report: (words) => reported.push(`${engine} ${driver.version}, ${name}: ${words}`),
    memory: () => memoryOf(driver.pid),
  };
  try {
    await go(scene);
    say("passed");
    return "passed";
  } catch (error) {
    say("FAILED");
    console.log(error instanceof Error ? error.message : String(error));
    await picture("failed").catch(() => undefined);
    return "failed";
  } finally {
    await driver.close().catch((error: unknown) => console.log(String(error)));
  }
}
