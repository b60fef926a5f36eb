import { randomUUID } from "node:crypto";
import { findPerson, type Person } from "../../accounts/person.ts";
import type { Exchange } from "../../exchange.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { openSubAccount, type SubAccountWanted } from "./members.ts";
import { placeTransfer, type TransferOrder } from "./place-transfer.ts";
import { subAccounts } from "./tables.ts";

/** Sub-accounts of demo account "main", and what it moved in the last two weeks. */

const mainName = "main";

const wanted: readonly SubAccountWanted[] = [
  { name: "desk-vienna", opening: { funding: { USDT: "8400", BTC: "0.3" }, unified: { USDT: "804.1" } } },
  { name: "bot-grid-02", opening: { unified: { USDT: "12250.5" } } },
  { name: "copy-leader", mayTransfer: false },
];

const hourMs = 3_600_000;
/** Before all that they did since. */
const openedBeforeMs = 500 * 24 * hourMs;

/** Opens what is not there yet. To be run after the accounts are there. */
export async function seedDemoMembers({ database, market, clock }: Exchange): Promise<void> {
  const { db } = database;
  const at = clock.now();
  if ((await db.select({ id: subAccounts.id }).from(subAccounts).limit(1)).length > 0) return;
  const main = await findPerson(db, mainName);
  if (main === undefined) return;
  const ids: number[] = [];
  for (const one of wanted) ids.push(await openSubAccount(db, main, one, at - openedBeforeMs));
  await seedTransfers(db, market, main, ids, at);
}

async function seedTransfers(
  db: Db,
  market: Market,
  main: Person,
  [desk = 0, bot = 0]: readonly number[],
  at: number,
): Promise<void> {
  const fund = (member: number) => ({ member, type: "FUND" as const });
  const unified = (member: number) => ({ member, type: "UNIFIED" as const });
  const past: readonly (Omit<TransferOrder, "transferId"> & {
    readonly hoursAgo: number;
    readonly fails?: true;
  })[] = [
    { hoursAgo: 230, coin: "USDT", amount: "250", from: fund(main.id), to: unified(main.id) },
    { hoursAgo: 122, coin: "SOL", amount: "18.2", from: fund(main.id), to: unified(main.id) },
    { hoursAgo: 121, coin: "USDT", amount: "2250.5", from: unified(bot), to: unified(desk) },
    { hoursAgo: 54, coin: "USDC", amount: "600", from: fund(main.id), to: unified(main.id), fails: true },
    { hoursAgo: 49, coin: "BTC", amount: "0.075", from: fund(desk), to: fund(main.id) },
    { hoursAgo: 6, coin: "USDT", amount: "4000", from: fund(main.id), to: fund(desk) },
    { hoursAgo: 5, coin: "ETH", amount: "1.5", from: unified(main.id), to: fund(main.id) },
  ];
  for (const { hoursAgo, fails, ...order } of past) {
    const outcome = { at: at - hoursAgo * hourMs, settleAt: null, willFail: fails === true };
    await db.transaction((tx) =>
      placeTransfer(tx, market, main, { ...order, transferId: randomUUID() }, outcome),
    );
  }
}
