import type { Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import { house, post } from "../../ledger/ledger.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { allocateAddress, depositDesk } from "../deposit/index.ts";
import { type StatementSettings, statementDesk } from "../statements/index.ts";
import { membersOf, openSubAccount } from "../transfer/index.ts";
import { orderReports } from "./order-reports.ts";
import { taxPostings } from "./postings.ts";
import { yearOf } from "./years.ts";

/** What demo account "taxpayer" did: income of two years, sub-accounts with different states, deposits to declare. */

const taxpayer = "taxpayer";
const dayMs = 86_400_000;

interface Income {
  readonly kind: keyof typeof taxPostings;
  readonly coin: string;
  readonly amount: string;
  readonly daysAgo: number;
}
const incomes: readonly Income[] = [
  { kind: "interest", coin: "USDT", amount: "18.42", daysAgo: 640 },
  { kind: "interest", coin: "USDT", amount: "21.07", daysAgo: 430 },
  { kind: "interest", coin: "ETH", amount: "0.0125", daysAgo: 120 },
  { kind: "bonus", coin: "USDT", amount: "25", daysAgo: 500 },
  { kind: "airdrop", coin: "SUI", amount: "60", daysAgo: 380 },
];

const running = new WeakMap<object, Promise<void>>();

/** Made when somebody first signs in as it: at boot all others would wait for it. */
export async function prepareTaxpayer(exchange: Exchange<StatementSettings>, person: Person): Promise<void> {
  if (person.name !== taxpayer) return;
  const making = running.get(exchange) ?? makeOnce(exchange, person);
  running.set(exchange, making);
  await making;
}

async function makeOnce(exchange: Exchange<StatementSettings>, person: Person): Promise<void> {
  const { db } = exchange.database;
  if ((await membersOf(db, person)).length > 1) return;
  const now = exchange.clock.now();
  const owner = String(person.id);
  for (const [index, income] of incomes.entries()) {
    await earn(exchange, owner, income, `${owner}/income-${index}`, now);
  }
  await openFamily(exchange, person, now);
  for (const [coin, chain, amount] of [
    ["BTC", "BTC", "0.05"],
    ["ETH", "ETH", "1.8"],
  ] as const) {
    await send(exchange, person, { coin, chain, amount });
  }
}

async function earn(
  { database }: Exchange,
  owner: string,
  { kind, coin, amount, daysAgo }: Income,
  ref: string,
  now: number,
): Promise<void> {
  await post(database.db, {
    kind: taxPostings[kind],
    ref,
    at: now - daysAgo * dayMs,
    entries: [
      { owner, kind: "funding", coin, amount },
      { owner: house, kind: "equity", coin, amount: `-${amount}` },
    ],
  });
}

/** One whose report of last year is made, one that owes it, one with nothing to report. */
async function openFamily(exchange: Exchange<StatementSettings>, person: Person, now: number): Promise<void> {
  const { db } = exchange.database;
  const opening = { funding: { USDT: "4100", ETH: "1.5" } };
  const opened = now - 700 * dayMs;
  const done = await openSubAccount(db, person, { name: "copy-leader", opening }, opened);
  const due = await openSubAccount(db, person, { name: "desk-vienna", opening }, opened);
  await openSubAccount(db, person, { name: "bot-grid-02", opening }, opened);
  const lastYear = (now - Date.UTC(yearOf(now) - 1, 6, 1)) / dayMs;
  for (const uid of [done, due]) {
    const income = { kind: "interest", coin: "USDT", amount: "12.5", daysAgo: lastYear } as const;
    await earn(exchange, String(uid), income, `${uid}/income`, now);
  }
  const request = { kind: "PNL", year: yearOf(now) - 1, format: "PDF" } as const;
  await orderReports(
    db,
    person,
    { ...request, uids: [String(done)], requestId: `demo-${person.id}` },
    { now, quota: exchange.settings.statementQuota },
  );
  statementDesk.of(exchange).look();
}

async function send(
  exchange: Exchange,
  person: Person,
  { coin, chain: code, amount }: { readonly coin: string; readonly chain: string; readonly amount: string },
): Promise<void> {
  const { database, market, clock } = exchange;
  const catalogue = catalogueOf(market);
  const chain = catalogue.chain(coin, code, 1);
  if (chain === undefined) return;
  const { address, memo } = await allocateAddress(
    database.db,
    catalogue,
    person,
    { coin, chain },
    clock.now(),
  );
  await depositDesk.of(exchange).send({ coin, chain: code, address, memo, amount, travelRule: 0 });
}
