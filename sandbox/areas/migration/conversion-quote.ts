import { and, asc, eq } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requireAdmission } from "../../dealer/admission.ts";
import { accuracyOf, conversionRate } from "../../dealer/currencies.ts";
import { isIneligible } from "../../dealer/eligibility.ts";
import { newQuoteId } from "../../dealer/quotes.ts";
import type { Exchange } from "../../exchange.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { reviewRows } from "./review.ts";
import { requireMigration, requireStatus } from "./rows.ts";
import type { MigrationSettings } from "./settings.ts";
import { type MigrationPart, type MigrationQuote, migrationParts, migrationQuotes } from "./tables.ts";

const valueDecimals = 8;

/** Prices what the target does not list, whole, for `settings.migrationQuoteTtlMs`. Refuses with the codes of F5.9-F5.14. */
export async function quoteConversion(
  exchange: Exchange<MigrationSettings>,
  db: Db,
  person: Person,
  { migrationId, fromCoinList, toCoin }: CallInput<"migration.convertInfo">,
  at: number,
): Promise<CallOutput<"migration.convertInfo">> {
  const row = await requireMigration(db, person, migrationId);
  requireStatus(row, "ASSET_REVIEW");
  requireAdmission(person, exchange.settings, at);
  const marked = await markedCoins(exchange, db, row);
  const wanted = fromCoinList ?? [...marked.keys()];
  if (wanted.length === 0) throw new Refusal(codes.notConvertible, "Nothing is to be converted");
  if (new Set(wanted).size < wanted.length)
    throw new Refusal(codes.convertBadParameter, "A coin is there twice");
  const quote: MigrationQuote = {
    id: newQuoteId(at),
    migrationId,
    toCoin,
    createdAt: at,
    expiresAt: at + exchange.settings.migrationQuoteTtlMs,
    usedAt: null,
    status: null,
  };
  const parts = wanted.map((coin, index) => {
    const amount = marked.get(coin);
    if (amount === undefined) throw new Refusal(codes.notConvertible, `${coin} is not to be converted`);
    return priced(exchange, person, quote, { coin, amount, place: index + 1 });
  });
  await db.transaction(async (tx) => {
    await tx.insert(migrationQuotes).values(quote);
    await tx.insert(migrationParts).values(parts);
  });
  return reported(quote, parts);
}

/** What is marked CONVERT, by coin over all accounts. */
async function markedCoins(
  exchange: Exchange,
  db: Db,
  row: Parameters<typeof reviewRows>[2],
): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const { action, coin, amount } of await reviewRows(exchange, db, row)) {
    if (action === "CONVERT") sums.set(coin, new Decimal(sums.get(coin) ?? 0).plus(amount).toFixed());
  }
  return sums;
}

interface Sold {
  readonly coin: string;
  readonly amount: string;
  readonly place: number;
}

function priced(
  { market, settings }: Exchange<MigrationSettings>,
  person: Person,
  quote: MigrationQuote,
  { coin, amount, place }: Sold,
): MigrationPart {
  const from = market.coin(coin);
  const accuracy = accuracyOf(market, quote.toCoin);
  if (from === undefined || accuracy === undefined) {
    throw new Refusal(codes.notConvertible, `${coin} cannot become ${quote.toCoin} here`);
  }
  const to = market.coin(quote.toCoin);
  if ([from, to].some((one) => one !== undefined && isIneligible(one, person))) {
    throw new Refusal(codes.notForIslamicAccount, `${coin} is not allowed for Islamic accounts`);
  }
  const rate = [coin, quote.toCoin].some((one) => settings.awayDealers.includes(one))
    ? undefined
    : conversionRate(market, coin, quote.toCoin, amount);
  if (rate === undefined) throw new Refusal(codes.noDealer, `No dealer for ${coin} right now`);
  const toAmount = floorTo(rate.times(amount), accuracy);
  if (new Decimal(toAmount).isZero()) throw new Refusal(codes.belowMinimum, `Too little ${coin}`);
  return {
    quoteId: quote.id,
    place,
    fromCoin: coin,
    fromAmount: amount,
    value: new Decimal(amount).times(market.price(coin) ?? 0).toFixed(),
    rate: rate.toFixed(),
    toAmount: new Decimal(toAmount).toFixed(),
    status: "priced",
    funding: "0",
    unified: "0",
    spot: "0",
    failCode: 0,
  };
}

function reported(
  { id, migrationId, toCoin, expiresAt }: MigrationQuote,
  parts: readonly MigrationPart[],
): CallOutput<"migration.convertInfo"> {
  return {
    quoteId: id,
    quoteExpireTime: String(expiresAt),
    exchangeCoins: parts.map((part) => ({
      fromCoin: part.fromCoin,
      supportConvert: 1,
      availableBalance: part.fromAmount,
      baseValue: floorTo(new Decimal(part.value), valueDecimals),
      toCoin,
      toAmount: part.toAmount,
      exchangeRate: part.rate,
      // The dealer's margin is in the rate; the exchange takes nothing of a move that it asks for.
      feeInfo: { feeCoin: toCoin, amount: "0", feeRate: "0" },
      taxFeeInfo: null,
    })),
    totalToAmount: parts.reduce((sum, { toAmount }) => sum.plus(toAmount), new Decimal(0)).toFixed(),
    migrationId,
  };
}

export async function partsOf(db: Db, quoteId: string): Promise<MigrationPart[]> {
  return db
    .select()
    .from(migrationParts)
    .where(eq(migrationParts.quoteId, quoteId))
    .orderBy(asc(migrationParts.place));
}

/** What became of a price that was taken up; 700004 for any other. */
export async function conversionResult(
  db: Db,
  person: Person,
  { migrationId, quoteId }: CallInput<"migration.confirmQuery">,
): Promise<CallOutput<"migration.confirmQuery">> {
  await requireMigration(db, person, migrationId);
  const [quote] = await db
    .select()
    .from(migrationQuotes)
    .where(and(eq(migrationQuotes.id, quoteId), eq(migrationQuotes.migrationId, migrationId)));
  if (quote === undefined || quote.usedAt === null) {
    throw new Refusal(codes.orderNotFound, "No such conversion");
  }
  const { toCoin } = quote;
  const records = (await partsOf(db, quoteId)).map(
    ({ fromCoin, fromAmount, toAmount, status, failCode }) => ({
      fromCoin,
      fromAmount: plain(fromAmount),
      toCoin,
      toAmount: status === "success" ? plain(toAmount) : "",
      feeCoin: toCoin,
      feeAmount: status === "success" ? "0" : "",
      status: status === "priced" ? ("processing" as const) : status,
      taxFeeInfo: null,
      failCode: status === "failure" ? failCode : 0,
    }),
  );
  return { status: quote.status ?? "processing", records, migrationId, quoteId };
}
