import type { CoinChain } from "#shared/contract/coins.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import { checkMemo, hasMemo } from "#shared/domain/address/memo.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { type Catalogue, catalogueOf } from "../../market/catalogue.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { ownerOf } from "../deposit/index.ts";
import { addressKey, assess } from "../deposit-risk/index.ts";
import { personOfId, recipientOf } from "../transfer/index.ts";
import { withdrawCodes } from "./codes.ts";

/** Where it goes: over a chain, or to another user here. */
export type Target =
  | { readonly as: "chain"; readonly chain: CoinChain; readonly address: string; readonly tag: string }
  | { readonly as: "user"; readonly to: Person };

export type Wanted = Pick<CallInput<"withdraw.create">, "coin" | "chain" | "address" | "tag" | "forceChain">;

/** The target of a withdrawal. Refuses what money must not or cannot go to. */
export async function requireTarget(
  db: Db,
  market: Market,
  person: Person,
  wanted: Wanted,
  maxBlockMs: number,
): Promise<Target> {
  const { coin, chain: code = "", address, tag = "", forceChain = 0 } = wanted;
  if (forceChain === 2) return userTarget(db, person, address, tag);
  const catalogue = catalogueOf(market);
  const chain = catalogue.chain(coin, code, maxBlockMs);
  if (chain === undefined)
    throw new Refusal(withdrawCodes.mismatch, `chain: ${coin} does not go over ${code}`);
  if (chain.chainWithdraw === "0" || chain.withdrawFee === "") {
    throw new Refusal(withdrawCodes.closed, `${coin} cannot be withdrawn over ${code} now`);
  }
  const key = requireAddress(catalogue, code, address);
  requireTag(catalogue, chain, tag);
  const { status } = await assess(db, key);
  if (status === "REJECT") throw new Refusal(withdrawCodes.targetBlocked, "address: may not be withdrawn to");
  const owner = forceChain === 0 ? await ownerOf(db, { coin, chain: code, address, memo: tag }) : undefined;
  if (owner !== undefined) return userTarget(db, person, String(owner), "");
  return { as: "chain", chain, address, tag };
}

async function userTarget(db: Db, person: Person, uid: string, tag: string): Promise<Target> {
  if (tag !== "") throw new Refusal(withdrawCodes.tagNotUsed, "tag: users have none");
  if (person.profile.kycLevel === "LEVEL_DEFAULT") {
    throw new Refusal(codes.needIdentityCheck, "Identity check needed before sending to others");
  }
  const { code } = await recipientOf(db, person, { internalType: "UID", address: uid });
  const to = await personOfId(db, /^\d{1,15}$/.test(uid) ? Number(uid) : 0);
  if (code !== 0 || to === undefined) {
    throw new Refusal(
      code === 0 ? withdrawCodes.recipientNotFound : code,
      "address: this user cannot be paid",
    );
  }
  return { as: "user", to };
}

/** What is sent is what is used, byte for byte: the page has it in its own form. */
function requireAddress(catalogue: Catalogue, chain: string, address: string): string {
  const format = catalogue.formatOf(chain);
  const reading = format === undefined ? undefined : checkAddress(format, address);
  if (format === undefined || reading?.ok !== true) {
    throw new Refusal(withdrawCodes.mismatch, `address: none of ${chain}`);
  }
  if (reading.address !== address) throw new Refusal(withdrawCodes.mismatch, "address: not in its own form");
  return addressKey(format, address) ?? "";
}

function requireTag(catalogue: Catalogue, { chain, tagName, tagRequired }: CoinChain, tag: string): void {
  const format = catalogue.formatOf(chain);
  if (tag === "") {
    if (tagRequired) throw new Refusal(withdrawCodes.mismatch, `tag: ${chain} wants a ${tagName}`);
    return;
  }
  if (format === undefined || !hasMemo(format)) {
    throw new Refusal(withdrawCodes.tagNotUsed, `tag: ${chain} has none`);
  }
  const reading = checkMemo(format, tag);
  if (!reading.ok || reading.memo !== tag)
    throw new Refusal(withdrawCodes.mismatch, "tag: not of this chain");
}
