import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { findPerson, type Person } from "../../accounts/person.ts";
import { deriveAddress } from "../../addresses/derive-address.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { allocateAddress, depositDesk, deposits } from "../deposit/index.ts";
import { addressKey, markAddress } from "./risk-marks.ts";
import type { DepositRiskSettings } from "./settings.ts";
import { type KyaRow, kyaChecks } from "./tables.ts";

/** Senders that everybody can try: what is said of them is written beside them on the page that sends coins. */
const hourMs = 3_600_000;
const demoSender = (name: string): string =>
  deriveAddress("EVM", createHash("sha256").update(`coffer sandbox sender ${name}`).digest());

const marks = [
  { name: "mixer", reasons: ["MIXER"], reviewEnds: "PASS" },
  { name: "mixer refused", reasons: ["MIXER"], reviewEnds: "REJECT" },
  { name: "scam", reasons: ["SCAM"], reviewEnds: "REJECT" },
  { name: "sanctions", reasons: ["SANCTIONS", "SCAM"], reviewEnds: "REJECT" },
] as const;

/** Addresses to send from, and what the check before a deposit says of each. */
export const demoSenders: readonly { readonly address: string; readonly says: string }[] = [
  { address: demoSender("savings"), says: "Passes" },
  { address: demoSender("mixer"), says: "Is reviewed, then passes" },
  { address: demoSender("mixer refused"), says: "Is reviewed, then refused" },
  { address: demoSender("scam"), says: "Refused: fraud" },
  { address: demoSender("sanctions"), says: "Refused: sanctions and fraud" },
];

type Past = Pick<KyaRow, "coin" | "status" | "riskLevel" | "reasons"> & {
  readonly name: string;
  readonly hoursAgo: number;
};
const past: readonly Past[] = [
  { name: "savings", coin: "ETH", status: "PASS", riskLevel: "LOW", reasons: "", hoursAgo: 5 },
  { name: "old wallet", coin: "USDC", status: "PASS", riskLevel: "LOW", reasons: "", hoursAgo: 60 },
  {
    name: "sanctions",
    coin: "ETH",
    status: "REJECT",
    riskLevel: "SEVERE",
    reasons: "SANCTIONS SCAM",
    hoursAgo: 3,
  },
];

/** Marked addresses for everybody, and past checks of one account. To be run after the accounts are there. */
export async function seedDemoRisk({
  database,
  clock,
  settings,
}: Exchange<DepositRiskSettings>): Promise<void> {
  const { db } = database;
  for (const { name, ...mark } of marks) await markAddress(db, keyOf(demoSender(name)), mark);
  const person = await findPerson(db, "depositor");
  if (person === undefined) return;
  const at = clock.now();
  const rows = past.map(({ name, hoursAgo, ...row }): KyaRow => {
    const address = demoSender(name);
    const createdAt = at - hoursAgo * hourMs;
    return {
      ...row,
      id: `kyademo${hoursAgo}`,
      userId: person.id,
      chain: "ETH",
      address,
      addressKey: keyOf(address),
      createdAt,
      expiresAt: createdAt + settings.kyaValidMs,
      decideAt: null,
      endsAs: null,
    };
  });
  await db.insert(kyaChecks).values(rows).onConflictDoNothing();
}

/** Accounts of places with a travel rule have a deposit that waits for answers; in Turkey one from a user, too. */
export async function sendDemoDeposits(
  exchange: Exchange<DepositRiskSettings>,
  person: Person,
): Promise<void> {
  if (person.name !== "eu" && person.name !== "tr" && person.name !== "kz") return;
  const { market, clock, database } = exchange;
  const { db } = database;
  const known = await db
    .select({ id: deposits.id })
    .from(deposits)
    .where(eq(deposits.userId, person.id))
    .limit(1);
  const catalogue = catalogueOf(market);
  const chain = catalogue.chain("XRP", "XRP", 1);
  if (known.length > 0 || chain === undefined) return;
  const { address, memo } = await allocateAddress(db, catalogue, person, { coin: "XRP", chain }, clock.now());
  const desk = depositDesk.of(exchange);
  await desk.send({ coin: "XRP", chain: "XRP", address, memo, amount: "150.25" });
  const friend = await findPerson(db, "vip");
  if (person.name === "tr" && friend !== undefined) await desk.sendInternally(friend, person, "USDT", "420");
}

function keyOf(address: string): string {
  const key = addressKey("EVM", address);
  if (key === undefined) throw new Error(`${address} is no address`);
  return key;
}
