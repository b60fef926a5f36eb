import { createHash, sign } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { heldCurrencies, priceOf } from "../../dealer/currencies.ts";
import type { Exchange } from "../../exchange.ts";
import type { FileRow } from "../../files/file-table.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { quoteCoin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import type { ServerKeys } from "../../signing/keys.ts";
import { amount, type Content, shortContent, text } from "./content.ts";
import type { StatementSettings } from "./settings.ts";
import type { StatementRow, StatementTerms } from "./tables.ts";
import { textsOf } from "./texts/index.ts";

/** Values have two decimals, rounded down, so that no coin is stated above its value; the total adds up what is shown. */
const valueDecimals = 2;
const names: Readonly<Record<string, string>> = { funding: "FUND", unified: "UNIFIED", spot: "SPOT" };

/** Balances at the end of a day as the books have them, valued at that day's closing prices; signed. */
export async function balancesContent(
  { database, market, keys, clock }: Exchange<StatementSettings>,
  row: StatementRow,
  terms: StatementTerms,
): Promise<Content> {
  const texts = textsOf(terms.language);
  const { currency } = terms;
  const usd = new Decimal(market.fiat.toUsd(currency) ?? 0);
  const perUsdt = usd.isZero() ? undefined : new Decimal(market.fiat.toUsd(quoteCoin) ?? 1).div(usd);
  let total = new Decimal(0);
  let unpriced = 0;
  const rows = (await balancesBefore(database.db, terms.members, row.endAt)).map((one): FileRow => {
    const price = closingPrice(market, one.coin, row.startAt, clock.now());
    const inUsdt = price === undefined ? undefined : one.balance.times(price);
    // What is held in the currency itself is worth what it is, not what it comes to by two rates.
    const exact = one.coin === currency ? one.balance : perUsdt && inUsdt?.times(perUsdt);
    const value = exact?.dp(valueDecimals, Decimal.ROUND_FLOOR);
    total = total.plus(value ?? 0);
    if (value === undefined) unpriced += 1;
    const figures = [price ?? "–", value?.toFixed(valueDecimals) ?? "–"];
    return [
      names[one.wallet] ?? one.wallet,
      one.coin,
      one.balance.toFixed(),
      one.frozen.toFixed(),
      ...figures,
    ];
  });
  const lines = signedLines(row, currency, rows, total.toFixed(valueDecimals));
  const totals = {
    title: texts.totals,
    columns: [amount(`${texts.value} (${currency})`)],
    rows: [[total.toFixed(valueDecimals)]],
  };
  const missing = unpriced === 0 ? [] : [texts.unpriced.replace("{count}", String(unpriced))];
  const columns = [
    text(texts.account),
    text(texts.coin),
    amount(texts.balance),
    amount(texts.frozen),
    amount(`${texts.price} (${quoteCoin})`),
    amount(`${texts.value} (${currency})`),
  ];
  return shortContent(columns, rows, {
    totals,
    notes: [texts.valued, ...missing, ...certificate(keys, texts.signed, lines)],
  });
}

/**
 * The lines that are signed: which statement of whom, the end of its day, the currency, then what the table says and the
 * total. Joined by line feeds, in UTF-8; the file repeats them, so that anybody with the published key can check it.
 */
function signedLines(
  { id, userId, endAt }: StatementRow,
  currency: string,
  rows: readonly FileRow[],
  total: string,
): readonly string[] {
  return [
    `coffer account statement ${id}`,
    `uid ${userId}`,
    `balances before ${new Date(endAt).toISOString()}`,
    ...rows.map((one) => one.join(" ")),
    `total ${total} ${currency}`,
  ];
}

/** RSASSA-PKCS1-v1_5 over SHA-256, with the key that signs answers (F2e.10). */
function certificate(keys: ServerKeys, intro: string, lines: readonly string[]): readonly string[] {
  const signed = Buffer.from(lines.join("\n"));
  const digest = createHash("sha256").update(signed).digest("hex");
  const signature = sign("sha256", signed, keys.responseKey).toString("base64");
  return [intro, ...lines, `SHA-256: ${digest}`, `RSA-SHA256: ${signature}`];
}

interface DayBalance {
  readonly wallet: string;
  readonly coin: string;
  /** With what is frozen of it. */
  readonly balance: Decimal;
  readonly frozen: Decimal;
}

/** Recomputed from the entries; what stands at zero is left out. */
async function balancesBefore(
  db: Db,
  members: readonly number[],
  at: number,
): Promise<readonly DayBalance[]> {
  const wallet = sql<string>`replace(${accounts.kind}, '_locked', '')`;
  const frozen = sql`${accounts.kind} like '%\\_locked'`;
  const rows = await db
    .select({
      wallet,
      coin: accounts.coin,
      balance: sql<string>`sum(${entries.amount})::text`,
      frozen: sql<string>`coalesce(sum(${entries.amount}) filter (where ${frozen}), 0)::text`,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(inArray(accounts.owner, members.map(String)), lt(postings.createdAt, at)))
    .groupBy(wallet, accounts.coin)
    .having(sql`sum(${entries.amount}) <> 0`)
    .orderBy(wallet, accounts.coin);
  return rows.map((one) => ({ ...one, balance: new Decimal(one.balance), frozen: new Decimal(one.frozen) }));
}

/** Of the day that begins then, in USDT, of a currency its rate of now; undefined where the coin was not traded yet. */
function closingPrice(market: Market, coin: string, dayStart: number, now: number): string | undefined {
  if (coin === quoteCoin) return "1";
  if (heldCurrencies.includes(coin)) return priceOf(market, coin);
  const pair = market.pair(`${coin}${quoteCoin}`);
  const [candle] = pair?.klines("1d", 1, now, dayStart) ?? [];
  return candle === undefined ? undefined : pair?.klineRow(candle)[4];
}
