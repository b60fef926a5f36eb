/** R5.7, F0.1. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPerson, type Person } from "#sandbox/accounts/person.ts";
import { confirmQuote, settleDue } from "#sandbox/areas/convert/conversions.ts";
import { makeQuote } from "#sandbox/areas/convert/quotes.ts";
import { openBooks } from "#sandbox/books.ts";
import { dealerRate, termsOf } from "#sandbox/dealer/rates.ts";
import { findConversion } from "#sandbox/dealer/records.ts";
import type { Database } from "#sandbox/ledger/database.ts";
import { trialBalance, walletBalances } from "#sandbox/ledger/ledger.ts";
import type { Coin } from "#sandbox/market/coins.ts";
import type { Market } from "#sandbox/market/market.ts";
import { defaultSettings } from "#sandbox/settings.ts";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { limit } from "../worker/convert-fixtures.ts";
import { startMs, testDatabase } from "./sandbox-under-test.ts";

/** Coins of 18 decimals in amounts of 58 digits: what is estimated is quoted, booked and told to the last digit. */

const accountType = "eb_convert_funding";
const accuracy = 18;
const start = { last: "1", change: 0, high: "1", low: "1", turnover: 1e18 };
const coin = (code: string): Coin =>
  ({ coin: code, name: code, coinType: "crypto", accuracy, start, pegged: false }) as unknown as Coin;
/** Limits are the price of boot's: coins worth next to nothing may be paid in amounts of 40 whole digits. */
const coins = new Map([
  ["AAA", { ...coin("AAA"), start: { ...start, last: "0.000000000000000000000000000000000001" } }],
  ["BBB", coin("BBB")],
]);

let database: Database;
let person: Person;
beforeAll(async () => {
  database = await openBooks(testDatabase());
  const profile = {
    currencyCode: "USD",
    subAttribute: 0,
    email: "",
    mobile: "",
    kycLevel: "LEVEL_2",
    kycRegion: "SGP",
    label: { type: 0, level: 0, name: "No VIP" },
  } as const;
  const opening = { funding: { AAA: `${"9".repeat(44)}.${"9".repeat(18)}` } };
  person = await createPerson(database.db, "exact", profile, opening, 0);
}, startMs);
afterAll(() => database.close());

/** Up to 40 whole digits and 18 decimals. */
const amounts = fc
  .tuple(fc.bigInt({ min: 10n ** 38n, max: 10n ** 40n - 1n }), fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }))
  .map(([whole, part]) => new Decimal(`${whole}.${String(part).padStart(18, "0")}`).toFixed());
const prices = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => new Decimal(units).div("1e9").toFixed());

function listed(code: string, balance: string): ConvertCoin {
  return {
    coin: code,
    fullName: code,
    icon: "",
    iconNight: "",
    accuracyLength: accuracy,
    coinType: "crypto",
    balance,
    uBalance: "",
    singleFromMinLimit: "0",
    singleFromMaxLimit: "0",
    disableFrom: false,
    disableTo: false,
  };
}

describe("amounts of 18 decimals and 58 digits", () => {
  test("are the same in estimate, quote, ledger and record", async () => {
    const { db } = database;
    let at = 1;
    await fc.assert(
      fc.asyncProperty(amounts, prices, prices, async (text, paid, received) => {
        at += 86_400_000;
        const market = {
          coin: (code: string) => coins.get(code),
          price: (code: string) => (code === "AAA" ? paid : received),
        } as unknown as Market;
        const [from, to] = [coins.get("AAA"), coins.get("BBB")];
        if (from === undefined || to === undefined) throw new Error("a coin is gone");
        const before = await walletBalances(db, String(person.id), "funding");

        const row = estimateConvert(
          {
            accountType,
            fromCoin: "AAA",
            toCoin: "BBB",
            side: "from",
            amountText: text,
            currency: "USD",
          },
          {
            fromCoin: listed("AAA", before.get("AAA") ?? "0"),
            toCoin: listed("BBB", before.get("BBB") ?? "0"),
            limit: { ...limit, singleFromMinLimit: "0", singleFromMaxLimit: "0", ...termsOf(from, to) },
            fromPrice: paid,
            toPrice: received,
            currencyPerUsdt: "1",
            usdPerUsdt: "1",
          },
        );
        const request = {
          accountType,
          fromCoin: "AAA",
          toCoin: "BBB",
          requestCoin: "AAA",
          requestAmount: text,
        };
        const quote = await makeQuote(db, market, person, request, at, defaultSettings);
        expect([quote.fromAmount, quote.toAmount, quote.rate]).toEqual([
          row.fromAmount,
          row.toAmount,
          row.rate,
        ]);
        expect(dealerRate(market, "AAA", "BBB", { coin: "AAA", amount: text })?.toFixed()).toBe(row.rate);

        const confirmation = { quoteTxId: quote.id, accountType };
        const schedule = { at, settleAt: at, willFail: false, settings: defaultSettings };
        await db.transaction((tx) => confirmQuote(tx, market, person, confirmation, schedule));
        await settleDue(db, at);
        const after = await walletBalances(db, String(person.id), "funding");
        expect(after.get("AAA")).toBe(row.fromBalanceAfter);
        expect(after.get("BBB")).toBe(new Decimal(before.get("BBB") ?? 0).plus(row.toAmount).toFixed());
        const record = await findConversion(db, person, quote.id, accountType);
        expect(new Decimal(record.toAmount ?? 0).toFixed()).toBe(row.toAmount);
        expect((await trialBalance(db)).coins).toEqual({ AAA: "0", BBB: "0" });
      }),
      { numRuns: fuzzRuns(8) },
    );
  }, 60_000);
});
