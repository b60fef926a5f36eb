import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../../accounts/person.ts";
import { limitsOf } from "../../../dealer/limits.ts";
import type { Db } from "../../../ledger/database.ts";
import { walletBalances } from "../../../ledger/ledger.ts";
import type { Market } from "../../../market/market.ts";
import { marketAt } from "../../../market/market-at.ts";
import { Refusal } from "../../../refusal.ts";
import { confirmQuote, settleDue } from "../conversions.ts";
import { makeQuote } from "../quotes.ts";
import type { ConvertSettings } from "../settings.ts";

export interface PastConversions {
  readonly person: Person;
  /** How many, the newest a step before `until`, ms; each `stepMs` before the next. */
  readonly count: number;
  readonly until: number;
  readonly stepMs: number;
}

const accountType = "eb_convert_funding";
const wallet = "funding";
const settlesAfterMs = 1_400;
/** Every so manieth is let down by its dealer, or comes out a little below its price. */
const failsEvery = 9;
const slipsEvery = 4;
const slip = "0.000045";
/** A conversion pays a little over the least that may be paid: with decimals that count. */
const overMin = "1.03125";

/**
 * Conversions of days gone by, through the real books: quoted, confirmed and settled at their own time, oldest first,
 * at the prices of then. The person pays with what is in the funding wallet, coin after coin. Answers how many were made;
 * a conversion that the books refuse is left out, and so is one of a coin that had no market yet.
 */
export async function makePastConversions(
  db: Db,
  market: Market,
  settings: ConvertSettings,
  { person, count, until, stepMs }: PastConversions,
): Promise<number> {
  const owned = await walletBalances(db, String(person.id), wallet);
  const coins = [...owned.keys()].filter((code) => market.price(code) !== undefined);
  if (coins.length < 2) return 0;
  let made = 0;
  for (let at = 0; at < count; at += 1) {
    const fromCoin = coins[at % coins.length];
    // Round by round another distance between the two, never none.
    const apart = 1 + (Math.floor(at / coins.length) % (coins.length - 1));
    const toCoin = coins[(at + apart) % coins.length];
    const coin = fromCoin === undefined ? undefined : market.coin(fromCoin);
    if (coin === undefined || toCoin === undefined) continue;
    const time = until - (count - at) * stepMs;
    const requestAmount = new Decimal(limitsOf(coin).min)
      .times(overMin)
      .decimalPlaces(coin.accuracy, Decimal.ROUND_CEIL)
      .toFixed();
    const then = marketAt(market, time);
    const request = { accountType, fromCoin: coin.coin, toCoin, requestCoin: coin.coin, requestAmount };
    try {
      await db.transaction(async (tx) => {
        const quote = await makeQuote(tx, then, person, request, time, settings);
        await confirmQuote(
          tx,
          then,
          person,
          { quoteTxId: quote.id, accountType },
          {
            at: time,
            settleAt: time + settlesAfterMs,
            willFail: made % failsEvery === failsEvery - 1,
            settings: { ...settings, settleSlip: made % slipsEvery === slipsEvery - 1 ? slip : "0" },
          },
        );
      });
    } catch (thrown) {
      if (thrown instanceof Refusal) continue;
      throw thrown;
    }
    await settleDue(db, time + settlesAfterMs);
    made += 1;
  }
  return made;
}
