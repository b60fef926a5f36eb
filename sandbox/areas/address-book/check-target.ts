import { eq } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { looksAlike } from "#shared/domain/address/looks-alike.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import { Refusal } from "../../refusal.ts";
import { ownerOf } from "../deposit/index.ts";
import { addressKey, assess } from "../deposit-risk/index.ts";
import { bookCodes } from "./codes.ts";
import { addressEntries } from "./tables.ts";

type Target = CallInput<"addressBook.check">;

/** What is marked so was checked by nobody: no result is not a good one. */
const unscreened = "UNSCREENED";

/** Form, whose address it is, what is known against it, and whether it could be taken for a saved one (F2d.4). */
export async function checkTarget(
  db: Db,
  market: Market,
  person: Person,
  { coin, chain, address, tag = "" }: Target,
  at: number,
): Promise<CallOutput<"addressBook.check">> {
  const catalogue = catalogueOf(market);
  const listed = catalogue.chain(coin, chain, 1);
  const format = catalogue.formatOf(chain);
  if (listed === undefined || format === undefined) {
    throw new Refusal(bookCodes.mismatch, `chain: ${coin} does not come over ${chain}`);
  }
  const target = { coin, chain, address, ...(tag !== "" && { tag }) };
  const reading = checkAddress(format, address);
  const nothing = { isInternal: false, tagRequired: listed.tagRequired, isContract: false, similarTo: "" };
  if (!reading.ok) return { ...target, ...nothing, valid: false, riskLevel: "UNKNOWN", blockCode: 0 };
  const key = addressKey(format, address) ?? "";
  const { status, riskLevel, reasons } = await assess(db, key);
  const saved = await db.select().from(addressEntries).where(eq(addressEntries.userId, person.id));
  const own = saved.filter((entry) => entry.addressKey === key && entry.chain === chain);
  const isLocked = own.length > 0 && own.every(({ lockedUntil }) => lockedUntil > at);
  const similar =
    own.length > 0 ? undefined : saved.find((entry) => looksAlike(entry.address, reading.address));
  return {
    ...target,
    valid: true,
    isInternal: (await ownerOf(db, { coin, chain, address: reading.address, memo: tag })) !== undefined,
    tagRequired: listed.tagRequired,
    isContract: reading.warnings.includes("contract") || isListedContract(market, key, chain),
    riskLevel: reasons.includes(unscreened) ? "UNKNOWN" : riskLevel,
    blockCode: status === "REJECT" ? bookCodes.targetBlocked : isLocked ? bookCodes.newAddress : 0,
    similarTo: similar?.id ?? "",
  };
}

/** Contracts of the coins that this exchange lists. */
function isListedContract(market: Market, key: string, chain: string): boolean {
  const catalogue = catalogueOf(market);
  const format = catalogue.formatOf(chain);
  if (format === undefined) return false;
  return catalogue.coins.some((coin) =>
    (coin.contracts ?? []).some((contract) => addressKey(format, contract) === key),
  );
}
