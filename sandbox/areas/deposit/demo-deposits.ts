import { findPerson, type Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import { type Catalogue, catalogueOf } from "../../market/catalogue.ts";
import { allocateAddress, editAddress } from "./addresses.ts";
import { receive, sendInternally } from "./send.ts";
import type { DepositSettings } from "./settings.ts";
import { advance, endRollback, giveBack, rollBack } from "./steps.ts";
import { deposits } from "./tables.ts";

/** What a demo account received before today, and how it ended. */
interface Past {
  readonly coin: string;
  readonly chain: string;
  readonly amount: string;
  readonly hoursAgo: number;
  readonly ends:
    | "done"
    | "held"
    | "documents"
    | "questions"
    | "blocked"
    | "returned"
    | "rollback"
    | "deducted"
    | "kept"
    | "manual";
}

const hourMs = 3_600_000;

const past: readonly Past[] = [
  { coin: "XRP", chain: "XRP", amount: "150.25", hoursAgo: 27, ends: "questions" },
  { coin: "BTC", chain: "BTC", amount: "0.05", hoursAgo: 300, ends: "done" },
  { coin: "EURC", chain: "BASE", amount: "640", hoursAgo: 590, ends: "done" },
  { coin: "USDT", chain: "TRX", amount: "2500", hoursAgo: 75, ends: "done" },
  { coin: "ETH", chain: "ARBI", amount: "1.5", hoursAgo: 190, ends: "returned" },
  // Ten days of the usual limit.
  { coin: "SOL", chain: "SOL", amount: "1000", hoursAgo: 122, ends: "held" },
  { coin: "LTC", chain: "LTC", amount: "12.4", hoursAgo: 230, ends: "documents" },
  { coin: "ADA", chain: "ADA", amount: "120", hoursAgo: 260, ends: "blocked" },
  { coin: "BCH", chain: "BCH", amount: "0.4", hoursAgo: 340, ends: "manual" },
  { coin: "ETC", chain: "ETC", amount: "31", hoursAgo: 410, ends: "deducted" },
  { coin: "DOGE", chain: "DOGE", amount: "900", hoursAgo: 460, ends: "kept" },
  { coin: "POL", chain: "MATIC", amount: "1", hoursAgo: 500, ends: "rollback" },
  { coin: "BTC", chain: "BTC", amount: "0.2", hoursAgo: 900, ends: "done" },
  { coin: "USDT", chain: "TON", amount: "75.5", hoursAgo: 1100, ends: "done" },
];
const receiver = "depositor";

/** Deposits in each state for one account. To be run after the accounts are there. */
export async function seedDemoDeposits(exchange: Exchange<DepositSettings>): Promise<void> {
  const { market, clock, settings } = exchange;
  const { db } = exchange.database;
  const at = clock.now();
  if ((await db.select({ id: deposits.id }).from(deposits).limit(1)).length > 0) return;
  const [person, friend] = [await findPerson(db, receiver), await findPerson(db, "vip")];
  if (person === undefined || friend === undefined) return;
  const catalogue = catalogueOf(market);
  for (const one of past)
    await receivePast(db, catalogue, person, one, { at: at - one.hoursAgo * hourMs, settings });
  await db.transaction((tx) =>
    sendInternally(tx, friend, person, { coin: "USDT", amount: "1000", at: at - 95 * hourMs }),
  );
}

async function receivePast(
  db: Db,
  catalogue: Catalogue,
  person: Person,
  { coin, chain: code, amount, ends }: Past,
  { at, settings }: { readonly at: number; readonly settings: DepositSettings },
): Promise<void> {
  const { depositBlockMs: blockMs } = settings;
  const chain = catalogue.chain(coin, code, blockMs);
  if (chain === undefined) return;
  const { address, memo, id } = await allocateAddress(db, catalogue, person, { coin, chain }, at);
  if (coin === "BTC") await editAddress(db, person, { id, remark: "Mining pool" });
  if (coin === "ETC") await editAddress(db, person, { id, status: 1 });
  const kinds = {
    documents: { depositType: "20" },
    blocked: { depositType: "50" },
    questions: { travelRule: 1 },
  } as const;
  const kind = ends in kinds ? kinds[ends as keyof typeof kinds] : {};
  await db.transaction(async (tx) => {
    const sent = { coin, chain: code, address, memo, amount, ...kind };
    const arrival = await receive(tx, catalogue, sent, { at, settings });
    if (arrival.as !== "deposit") throw new Error(`A demo deposit of ${coin} is ${arrival.as}`);
    const { row } = arrival;
    const credited = at + row.required * row.blockMs;
    const whole = at + row.safe * row.blockMs;
    if (ends === "returned") await giveBack(tx, row.id, credited);
    else await advance(tx, row.id, credited);
    if (ends === "rollback" || ends === "deducted" || ends === "kept" || ends === "manual") {
      await rollBack(tx, row.id, credited + 1);
      if (ends !== "rollback") await endRollback(tx, row.id, ends, whole);
    } else if (ends !== "returned") {
      await advance(tx, row.id, whole);
    }
  });
}
