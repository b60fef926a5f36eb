import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { findPerson } from "../../accounts/person.ts";
import { deriveAddress } from "../../addresses/derive-address.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { addressKey, markAddress } from "../deposit-risk/index.ts";
import { addEntry } from "./entries.ts";
import type { NewAddress } from "./new-entry.ts";
import type { AddressBookSettings } from "./settings.ts";
import { setSwitches, switchesOf } from "./switches.ts";
import { addressEntries, universalCoin } from "./tables.ts";
import { stopWithdrawals } from "./withdraw-stops.ts";

/** Books that people find in the sandbox: full, locked, trusted only, and the variant of the United States. */

const hourMs = 3_600_000;

interface DemoEntry {
  readonly coin: string;
  readonly chain: string;
  readonly remark: string;
  readonly hoursAgo: number;
  readonly tag?: string;
  readonly trusted?: boolean;
  readonly walletType?: 0 | 1;
  readonly vaspCode?: string;
}

const usual: readonly DemoEntry[] = [
  {
    coin: "USDT",
    chain: "TRX",
    remark: "Hardware wallet home",
    hoursAgo: 6_100,
    trusted: true,
    walletType: 1,
  },
  {
    coin: universalCoin,
    chain: "ETH",
    remark: "Ledger, all EVM",
    hoursAgo: 7_000,
    trusted: true,
    walletType: 1,
  },
  { coin: "XRP", chain: "XRP", remark: "Payroll provider", hoursAgo: 7_100, tag: "2048117", walletType: 0 },
  { coin: "BTC", chain: "BTC", remark: "Payout Zürich", hoursAgo: 5, walletType: 0 },
  { coin: "ETH", chain: "ARBI", remark: "Treasury 2 of 3", hoursAgo: 8_300, walletType: 1 },
  { coin: "SOL", chain: "SOL", remark: "Solana validator", hoursAgo: 8_800, walletType: 1 },
];

const books: Readonly<Record<string, readonly DemoEntry[]>> = {
  funded: usual,
  vip: usual,
  ineligible: usual.slice(0, 3),
  eu: usual.slice(0, 2),
};

/** A target with a risk that anybody can try: its name is the seed's. */
const riskyTargets = [
  { name: "sanctions", chain: "TRX", reasons: ["SANCTIONS"] },
  { name: "mixer", chain: "TRX", reasons: ["MIXER"] },
  { name: "unscreened", chain: "TRX", reasons: ["UNSCREENED"] },
] as const;

export async function seedDemoBooks(exchange: Exchange<AddressBookSettings>): Promise<void> {
  const { db } = exchange.database;
  const at = exchange.clock.now();
  for (const { name, chain, reasons } of riskyTargets) {
    const format = catalogueOf(exchange.market).formatOf(chain);
    const key = format && addressKey(format, demoTarget(exchange, name, chain));
    if (key !== undefined) await markAddress(db, key, { reasons, reviewEnds: "PASS" });
  }
  for (const [name, entries] of Object.entries(books)) {
    const person = await findPerson(db, name);
    if (person === undefined) continue;
    const known = await db
      .select({ id: addressEntries.id })
      .from(addressEntries)
      .where(eq(addressEntries.userId, person.id))
      .limit(1);
    if (known.length > 0) continue;
    for (const entry of entries) {
      const wanted = wantedOf(entry, demoTarget(exchange, `${name} ${entry.remark}`, entry.chain));
      await addEntry(db, exchange, person, wanted, at - entry.hoursAgo * hourMs);
    }
    const friend = await findPerson(db, "pro");
    if (friend !== undefined && name === "funded") {
      const user = {
        coin: universalCoin,
        address: String(friend.id),
        addressType: 1,
        internalType: "UID",
      } as const;
      await addEntry(
        db,
        exchange,
        person,
        { ...user, remark: "Lena Berg", verified: 1 },
        at - 7_500 * hourMs,
      );
    }
  }
  await seedSwitches(exchange, at);
}

async function seedSwitches({ database: { db } }: Exchange<AddressBookSettings>, at: number): Promise<void> {
  const vip = await findPerson(db, "vip");
  if (vip !== undefined) await setSwitches(db, { ...(await switchesOf(db, vip.id)), addressBookOnly: true });
  const pro = await findPerson(db, "pro");
  if (pro !== undefined)
    await stopWithdrawals(db, pro.id, { until: at + 20 * hourMs, cause: "newAddressLock" });
}

function demoTarget({ market }: Exchange<AddressBookSettings>, name: string, chain: string): string {
  const format = catalogueOf(market).formatOf(chain);
  if (format === undefined) throw new Error(`No addresses on ${chain}`);
  return deriveAddress(format, createHash("sha256").update(`coffer sandbox target ${name}`).digest());
}

function wantedOf(
  { coin, chain, remark, tag, trusted, walletType, vaspCode }: DemoEntry,
  address: string,
): NewAddress {
  return {
    coin,
    chain,
    remark,
    address,
    ...(tag !== undefined && { tag }),
    ...(walletType !== undefined && { walletType }),
    vaspCode: vaspCode ?? (walletType === 0 ? "others" : ""),
    addressType: 0,
    verified: trusted === true ? 1 : 0,
  };
}
