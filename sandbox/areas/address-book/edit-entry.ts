import { eq } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import type { Db } from "../../ledger/database.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import { Refusal } from "../../refusal.ts";
import { assess } from "../deposit-risk/index.ts";
import { bookCodes } from "./codes.ts";
import { requireTag } from "./new-entry.ts";
import { type AddressEntry, addressEntries } from "./tables.ts";

type Edit = CallInput<"addressBook.edit">;

/** What the entry becomes; the address itself never changes. */
export async function changedEntry(
  tx: Db,
  market: Market,
  entry: AddressEntry,
  { remark, tag, vaspCode, verified, walletType }: Edit,
): Promise<Pick<AddressEntry, "remark" | "tag" | "vaspCode" | "verified" | "walletType">> {
  const next = {
    remark: remark?.trim() ?? entry.remark,
    tag: tag ?? entry.tag,
    vaspCode: vaspCode ?? entry.vaspCode,
    verified: verified === undefined ? entry.verified : verified === 1,
    walletType: walletType ?? entry.walletType,
  };
  if (next.tag === entry.tag) return next;
  const format = catalogueOf(market).formatOf(entry.chain);
  if (format === undefined) throw new Refusal(bookCodes.tagNotUsed, "tag: users have none");
  const { status } = await assess(tx, entry.addressKey);
  if (status === "REJECT") throw new Refusal(bookCodes.targetBlocked, "address: may not be withdrawn to");
  const others = await tx.select().from(addressEntries).where(eq(addressEntries.userId, entry.userId));
  const isThere = others.some(
    (one) =>
      one.id !== entry.id &&
      one.addressKey === entry.addressKey &&
      one.chain === entry.chain &&
      one.coin === entry.coin &&
      one.tag === next.tag,
  );
  if (isThere) throw new Refusal(bookCodes.duplicate, "tag: in the book already");
  return { ...next, tag: requireTag(format, next.tag) };
}
